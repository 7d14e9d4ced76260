"""Several systems by one metric, with the spread of its draws

Each point is the score of a system, and each bar the spread of a single draw of references, of
which official GLEU averages 500.

tutorials/score_your_system
"""
from gec_ngram import GLEU
from gec_ngram.results.figures import plot_systems
from gec_ngram.text.corpus import demo_corpus

corpus = demo_corpus()
scores = {name: GLEU().evaluate(corpus.sources, system, corpus.references)
          for name, system in corpus.by_name.items()}
figure = plot_systems(scores)
