"""The seven regions of one sentence

The circles are the multisets of n-grams of a source, its reference and its hypothesis; each region
shows its name, its number of n-grams, and as many of the n-grams as fit.

book/07_green
"""
from gec_ngram.results.figures import plot_venn

figure = plot_venn(source="Yesterday he go to the the library by foot .",
                   reference="Yesterday he went to the library on foot .",
                   hypothesis="Yesterday he went to the library by foot .")
