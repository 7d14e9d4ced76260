"""Files and large corpora: blocks, processes, clusters, tallies in files, data frames."""

from gec_ngram import front_door

__all__ = ["Accumulator", "load_tallies", "save_tallies", "open_cluster", "score_files",
           "score_frame", "sentence_frame", "tally_frame"]
ROOMS = {
    "accumulator": "Accumulator",
    "cluster": "open_cluster",
    "files": "Files NamedFile check_row_names check_words classes_in file_table labels_in named_systems "
             "runs_in open_files score_files with_source",
    "frames": "score_frame sentence_frame tally_frame",
    "streaming": "block_scores corpus_rows corpus_sums corpus_tallies mean_scores over_corpus "
                 "sentence_scores",
    "tallies": "load_tallies save_tallies tally_bytes",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
