"""Is A better than B?

A dot for each score and a bar for its interval, in the order of the systems by the first metric.
Bars that overlap do not say that a difference is undecided; the test of the pair does.

tutorials/compare_two_systems
"""
from gec_ngram import compare
from gec_ngram.text.corpus import demo_corpus

corpus = demo_corpus()
result = compare(corpus.sources, corpus.by_name, corpus.references,
                 metrics=["gleu", "bleu"])
figure = result.plot()
