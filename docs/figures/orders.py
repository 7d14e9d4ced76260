"""The orders of a score

Precision and recall of a system for each length of n-grams, from words to sequences of four: a
wrong word spoils up to four of those.

tutorials/read_a_green_table
"""
from gec_ngram import GREEN
from gec_ngram.results.figures import plot_orders
from gec_ngram.text.corpus import demo_corpus

corpus = demo_corpus()
eager = GREEN().evaluate(corpus.sources, corpus.by_name["eager"], corpus.references)
figure = plot_orders(eager)
