"""A table of systems and metrics

A panel for each metric, the best system above. The bars are intervals over resampled sentences;
the source and the people, who are no systems, have marks of their own.

api/scores
"""
from gec_ngram import score
from gec_ngram.text.corpus import demo_corpus

corpus = demo_corpus()
table = score(corpus.sources, corpus.by_name, corpus.references, metrics=["gleu", "green"],
              baseline=True, human=True, confidence=True)
figure = table.plot()
