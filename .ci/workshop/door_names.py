DOCS={
"text":"Texts: files, M2, tokens, and corpora of texts that are parallel line by line.",
"count":"From texts of tokens to the table of counts that every metric is computed from.",
"lint":"What is suspicious in the texts, and moves scores by more than they say.",
"metrics":"Metrics: from the table of counts to rows of sums, and from these to scores.",
"statistics":"Resampling, tests and correlations, of whatever has a row for each sentence.",
"report":"What people read: tables of scores, and figures.",
"systems":"Is one system better than another, and why; which GLEU is a number?",
"people":"Do metrics agree with people? Judgments, and public data sets.",
"scale":"Large corpora: blocks, processes, clusters, tallies in files, data frames.",
"peers":"Other programs: adapters, so that they use these metrics.",
"commands":"The commands, a module for each.",
}
USERS={
"text":"demo_corpus from_tokens read_corpus read_m2 read_text references_from_tokens",
"count":"CountTable OrderCounts count_table sum_by_sentence",
"lint":"LintWarning lint_texts Finding",
"metrics":"BLEU GLEU GREEN GoogleGLEU Metric Score Tally from_signature",
"statistics":"bca_interval holm kendall pearson spearman williams",
"report":"ScoreTable score tally plot_venn",
"systems":"compare difference identify Comparisons",
"people":"agreement load fetch Agreement Dataset",
"scale":"Accumulator load_tallies save_tallies open_cluster score_frame sentence_frame tally_frame",
"peers":"gec_metrics_class register_in_gec_metrics hugging_face_class hugging_face_module torch_metric",
"commands":"",
}
ROOT_NAMES=""
