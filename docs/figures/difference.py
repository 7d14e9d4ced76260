"""Where a difference comes from

On the left the sentences add up, the best for the first system first: the curve climbs while they
speak for it. On the right each order and each term of the metric has a bar.

api/comparisons
"""
from gec_ngram import difference
from gec_ngram.text.corpus import demo_corpus

corpus = demo_corpus()
split = difference(corpus.sources, corpus.by_name["strong"], corpus.by_name["careful"],
                   corpus.references, metric="gleu")
figure = split.plot()
