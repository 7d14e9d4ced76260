"""Texts: files, M2, tokens, and corpora of texts that are parallel line by line."""

from gec_ngram import front_door

__all__ = ["demo_corpus", "from_tokens", "read_corpus", "read_m2", "read_text",
           "references_from_tokens"]
ROOMS = {
    "alignment": "MOST_LINES misalignment sampled strangers",
    "blocks": "BLOCK_BYTES BLOCK_CELLS BYTES_LIMIT Block FilePart ListReader Roles SPAN_BLOCKS "
              "SUM_BLOCKS clean cut file_stamp text_blocks",
    "corpus": "Corpus EMPTY_REFERENCE OpenCorpus Text check_line_counts demo_corpus display_name "
              "open_corpus read_corpus read_m2 read_text",
    "essays": "ESSAY_UNITS MISSING_ESSAY MISSING_REFERENCE",
    "m2": "BROKEN_SENTENCES MISSING_ANNOTATOR",
    "parallel": "FILL_LIMIT check_list check_parallel check_tokens even_number fill_references "
                "given_references look_transposed missing_numbers most_words outside reference_count "
                "reference_range text_hash",
    "tokens": "ASCII LIBRARIES SYNTOK TOKENISERS UNITS Tokenisers from_tokens "
              "references_from_tokens tokenised tokenize with_version",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
