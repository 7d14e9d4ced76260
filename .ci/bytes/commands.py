"""commands.py: write commands.txt, a command line (or several, with && between them) a line.

The syntax that run.py reads, a small part of a shell's:
  WORDS as a shell splits them (shlex)     run in a forked child of a parent that has imported the package
  A && B                                   steps in one folder, all of them are run, whatever the status
  NAME=VALUE A          an environment variable for that step      < FILE   > FILE (these stand last)
  !fresh LINE           each step is a process of its own (python -m gec_ngram PROGRAM …)
  !bash LINE            bash runs the line; gec-ngram, gleu, … are scripts on its PATH
  !digits LINE          as LINE; runs of digits in what is printed are masked (fresh seeds)
  # …                   a comment
"""
from pathlib import Path

HERE = Path(__file__).resolve().parent
out = []


def put(*lines):
    out.extend(line for line in lines)


def section(name):
    out.append(f"# {name}")


T = "-s t/source.txt -r t/ref0.txt t/ref1.txt -o A=t/a.txt B=t/b.txt"      # ten sentences, two systems
T3 = "-s t/source.txt -r t/ref0.txt t/ref1.txt -o A=t/a.txt B=t/b.txt C=t/c.txt"
T1 = "-s t/source.txt -r t/ref0.txt t/ref1.txt -o t/a.txt"
T1R = "-s t/source.txt -r t/ref0.txt -o t/a.txt"                          # one reference
TR3 = "-s t/source.txt -r t/ref0.txt t/ref1.txt t/ref2.txt -o t/a.txt"
W = "-s source.txt -r ref0.txt ref1.txt -o A=a.txt B=b.txt C=c.txt"       # the whole bundled corpus
W1 = "-s source.txt -r ref0.txt ref1.txt -o a.txt"
S = "-s s/source.txt -r s/ref0.txt s/ref1.txt -o a=s/a.txt b=s/b.txt"      # short and empty sentences
C14 = "-s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB conll14/IPN"
FORMATS = "table tsv json jsonl markdown latex html numbers".split()

# ------------------------------------------------------------------------------------------ help
section("help and versions")
COMMANDS = "score merge compare diff explain lint m2-to-text completion which-gleu agree data demo".split()
put("gec-ngram --help", "gec-ngram -h", "gec-ngram --version", "gec-ngram", "gec-ngram nonsense",
    "gec-ngram scor", "gec-ngram --nonsense", "gec-ngram score", "gec-ngram compare", "gec-ngram diff",
    "gec-ngram explain", "gec-ngram lint", "gec-ngram merge", "gec-ngram m2-to-text", "gec-ngram agree",
    "gec-ngram which-gleu", "gec-ngram completion", "gec-ngram data", "gec-ngram data list --help",
    "gec-ngram data fetch --help", "gec-ngram data fetch", "gec-ngram data nonsense")
put(*(f"gec-ngram {each} --help" for each in COMMANDS))
put(*(f"COLUMNS=60 gec-ngram {each} --help" for each in ("score", "compare", "agree", "which-gleu")))
put("COLUMNS=140 gec-ngram score -h", "COLUMNS=40 gec-ngram -h", "COLUMNS=50 gleu corpus -h")
for program in "gleu sgleu mgleu green sgreen mgreen bleu".split():
    put(f"{program} --help", f"{program} -h", f"{program} --version", program, f"{program} --nonsense")
for program in "gleu", "green":
    put(*(f"{program} {each} --help" for each in ("corpus", "sent", "mean")), f"{program} nonsense",
        f"{program} corpus", f"{program} sent", f"{program} mean --version")
put("gec-ngram demo", "gec-ngram demo --nonsense", "gec-ngram demo word",
    *(f"gec-ngram completion {shell}" for shell in ("bash", "zsh", "tcsh", "fish")))

# ------------------------------------------------------------------------------------------ score
section("score: formats and what they stand beside")
for style in FORMATS:
    put(f"gec-ngram score {T} --format {style}",
        f"gec-ngram score {T3} --format {style} --sort green --signature",
        f"gec-ngram score {T} --format {style} --baseline --human --signature short -w 3",
        f"gec-ngram score {T3} --format {style} --confidence --resamples 60 --signature hash",
        f"gec-ngram score {T} --format {style} --sentences",
        f"gec-ngram score {T3} --format {style} --confidence --resamples 40 --seed 3 --level 80 "
        f"--baseline --human --sort bleu --output board.out")
put(f"gec-ngram score {W}", f"gec-ngram score {W} --format json", f"gec-ngram score {W} --sentences --format tsv",
    f"gec-ngram score {W} --sentences --format jsonl -w 5",
    f"gec-ngram score {W} --confidence --resamples 200 --format json",
    f"gec-ngram score {W} --baseline --human --confidence --resamples 100 --format html --sort gleu --output board.html",
    f"gec-ngram score {W} --format html --signature hash", f"gec-ngram score {W} --format markdown --sort gleu",
    f"gec-ngram score {W} --format markdown --sort GREEN --signature short --human",
    f"gec-ngram score {W} -b", f"gec-ngram score {W} --score-only", f"gec-ngram score {W} -b -w 6",
    f"gec-ngram score {W} --width 0", f"gec-ngram score {W} --digits 12", f"gec-ngram score {W} -w 100",
    f"gec-ngram score {W} --sort bleu --format tsv", f"gec-ngram score {W} --sort gleu -m gleu green:beta=1,2 --quiet",
    f"gec-ngram score {W} --format latex --digits 1 --baseline",
    f"gec-ngram score {W} --sentences --format json -m gleu:references=best,green",
    f"gec-ngram score {W} --sentences --format html -m bleu:smoothing=exp",
    f"gec-ngram score {W} --sentences -m green:beta=0.5 --signature",
    f"gec-ngram score {W} --sentences --format latex -m green:unit=char --output rows.tex",
    f"gec-ngram score {W} --sentences --format markdown -w 4 -m gleu",
    f"gec-ngram score {W} --sentences --confidence",
    f"gec-ngram score {T} --sentences --format parquet --output parts",
    f"gec-ngram score {W} --sentences --format parquet --output scores -m gleu,green:beta=1",
    f"gec-ngram score {W} --sentences --format parquet --output new/parts",
    f"gec-ngram score {W} --sentences --format parquet --output foreign_folder",
    f"gec-ngram score {W} --sentences --format parquet --output out.txt",
    f"gec-ngram score {W} --sentences --format parquet --output .",
    f"gec-ngram score {W} --sentences --format parquet --output -",
    f"gec-ngram score {W} --sentences --format parquet --output ''",
    f"gec-ngram score {W} --sentences --format parquet", f"gec-ngram score {W} --format parquet --output parts",
    f"gec-ngram score {C14}", f"gec-ngram score {C14} --format json --signature",
    f"gec-ngram score {C14} --confidence --resamples 50 -m gleu:references=expected,green,bleu",
    f"gec-ngram score {C14} --human --baseline --format tsv -m green,bleu",
    f"gec-ngram score {C14} --sentences --format tsv -m gleu:references=mean,green,bleu:smoothing=lin-och",
    "gec-ngram score -r conll14/official.m2 -o conll14/AMU -m gleu green --signature",
    "gec-ngram score -r conll14/official.m2 -s conll14/source -o conll14/AMU conll14/INPUT -m gleu:references=expected --format json",
    "gec-ngram score -s conll14/source -r conll14/REF1 -o conll14/UMC -m gleu")

section("score: every setting of every metric")
SETTINGS = """
gleu:formula=official gleu:formula=2016-05 gleu:formula=2016-03 gleu:formula=2015-06 gleu:formula=paper
gleu:formula=compare-mt gleu:formula=2016-03,weight=0.5 gleu:formula=2015-06,weight=1 gleu:references=best
gleu:references=mean gleu:references=expected gleu:references=sample,iterations=7 gleu:draws=python3
gleu:draws=5 gleu:draws=5,iterations=20 gleu:references=expected,iterations=50,draws=2 gleu:zero_order=zero
gleu:zero_order=smooth gleu:max_order=1 gleu:max_order=2 gleu:max_order=7 gleu:unit=char gleu:unit=char,max_order=6
gleu:formula=paper,references=expected gleu:formula=2016-05,references=expected gleu:formula=compare-mt,references=best,zero_order=zero
gleu:tokenize=13a gleu:tokenize=intl gleu:tokenize=zh gleu:tokenize=char gleu:tokenize=ascii gleu:lowercase=yes
gleu:tokenize=none gleu:lowercase=no
green:beta=0 green:beta=0.5 green:beta=1 green:beta=inf green:beta=1e-3 green:beta=3.14159265358979 green:zero_division=gec-metrics
green:tie_break=first green:max_order=1 green:max_order=6,unit=char green:tokenize=13a,lowercase=yes
green:zero_division=gec-metrics,tie_break=first,beta=0.5
bleu:smoothing=add-one bleu:smoothing=lin-och bleu:smoothing=add-k bleu:smoothing=add-k,smoothing_value=0.3
bleu:smoothing=floor bleu:smoothing=floor,smoothing_value=0 bleu:smoothing=exp bleu:smoothing=method1
bleu:smoothing=method2 bleu:smoothing=method3 bleu:smoothing=method4 bleu:smoothing=method5 bleu:smoothing=method6
bleu:smoothing=method7 bleu:smoothing=method5,further_order=5,max_order=2 bleu:reference_length=shortest
bleu:reference_length=average bleu:reference_length=first-closest bleu:weights=1,0.5,0.5,0 bleu:max_order=2,weights=0.3,0.7
bleu:effective_order=yes bleu:least_total=1 bleu:least_total=1,smoothing=method6 bleu:every_order=yes,smoothing=add-one
bleu:unit=char bleu:tokenize=13a,smoothing=exp bleu:max_order=3,weights=uniform googlegleu googlegleu:min_order=2
googlegleu:max_order=2,unit=char
""".split()
for setting in SETTINGS:
    put(f"gec-ngram score {TR3} -m {setting} --signature")
for setting in SETTINGS[::3]:
    put(f"gec-ngram score {S} -m {setting} --sentences --format jsonl --signature short")
put(f"gec-ngram score {TR3} -m gleu green bleu googlegleu",
    f"gec-ngram score {TR3} -m gleu,green,bleu:smoothing=exp --metric green:beta=1,2,3 --metrics bleu",
    f"gec-ngram score {TR3} -m 'gleu|formula:paper|references:best' 'GREEN|beta:1' --signature short",
    f"gec-ngram score {TR3} -m 'GLEU|formula:official|max_order:4|unit:word|refs:2|references:sample|iterations:500|draws:python2|zero_order:one|v:0.1.0'",
    f"gec-ngram score {TR3} -m gleu gleu gleu:references=sample", f"gec-ngram score {TR3} -m bleu:max_order=1,2,3,4",
    f"gec-ngram score {TR3} -m 'green:beta=0.5,1,2,unit=char'", f"gec-ngram score {TR3} -m GREEN Gleu BLEU",
    f"gec-ngram score {TR3} -tok 13a", f"gec-ngram score {TR3} -lc -m bleu --signature", f"gec-ngram score {TR3} -tok ascii -lc --signature short",
    f"gec-ngram score {TR3} --tokenize none --signature", f"gec-ngram score {TR3} -tok zh -m bleu --signature",
    f"gec-ngram score {TR3} -tok intl -m gleu:tokenize=intl --signature", f"gec-ngram score {TR3} -tok intl -m gleu:tokenize=13a",
    f"gec-ngram score {TR3} -m my_metric:Overlap --signature", f"gec-ngram score {TR3} -m my_metric:Overlap:bonus=2,strict=yes gleu --signature",
    f"gec-ngram score {TR3} -m 'my_metric:Overlap|bonus:0.5|mode:odd' --format json",
    f"gec-ngram score {TR3} -m my_metric:Overlap --sentences --format tsv", f"gec-ngram score {TR3} -m my_metric:Far --format html",
    f"gec-ngram score {TR3} -m my_metric:Far gleu --confidence --resamples 30 --baseline",
    f"gec-ngram score {TR3} -m my_metric:Far --sentences", f"gec-ngram compare {T} -m my_metric:Overlap,gleu --resamples 40",
    f"gec-ngram diff {T} -m my_metric:Overlap", f"gec-ngram explain {T} --line 3 -m my_metric:Overlap",
    f"gec-ngram compare {T} -m my_metric:Far --resamples 40", f"gec-ngram score {T1R} -m my_metric:Overlap:mode=a,bonus=1")

section("score: a user's metric that fails, and words that are no metric")
for word in ("my_metric:WrongShape", "my_metric:Infinite", "my_metric:BadRows", "my_metric:Raises", "my_metric:Lacking",
             "my_metric:NoMetric", "my_metric:NoDefault", "my_metric:NoDefault:need=3", "my_metric:Odd", "my_metric:Odd:pair=3", "my_metric:Slow", "my_metric:number", "my_metric:nobody", "my_fault:X", "my_raise:X", "my_exit:X", "no_module:X",
             "json:JSONDecoder", "gleu:Best", "gleu:", "nonsense", "gleuu", "gren", "''", "gleu,,green", "gleu:formula", "gleu:formula=",
             "gleu:formula=nonsense", "gleu:references=random", "gleu:iterations=0", "gleu:iterations=many", "gleu:iterations=1000001",
             "gleu:draws=python4", "gleu:draws=-1", "gleu:zero_order=two", "gleu:weight=1", "gleu:formula=2016-03,weight=-1",
             "gleu:formula=2016-03,weight=heavy", "gleu:max_order=0", "gleu:max_order=101", "gleu:max_order=four", "gleu:unit=letter",
             "gleu:tokenize=nltk", "gleu:lowercase=maybe", "gleu:beta=1", "gleu:formulas=paper", "gleu:formula=paper,formula=paper",
             "gleu:min_order=2", "green:beta=-1", "green:beta=high", "green:beta=nan", "green:beta=0.5,x", "green:zero_division=one", "green:tie_break=last",
             "green:references=best", "bleu:smoothing=method8", "bleu:smoothing_value=1", "bleu:smoothing=add-k,smoothing_value=-1",
             "bleu:smoothing=exp,smoothing_value=1", "bleu:smoothing=floor,smoothing_value=x", "bleu:reference_length=longest", "bleu:weights=1,1",
             "bleu:weights=0,0,0,0", "bleu:weights=-1,1,1,1", "bleu:weights=a,b,c,d", "bleu:effective_order=2", "bleu:least_total=3",
             "bleu:further_order=0", "bleu:every_order=si", "googlegleu:min_order=5", "googlegleu:min_order=0",
             "'gleu|formula'", "'gleu|formula:paper|formula:paper'", "'gleu:formula=paper|references:best'", "'gleu,green|beta:1'",
             "'nonsense|formula:paper'", "'gleu|nonsense:1'", "'gleu|beta:1|v:9'", "green:beta=1,beta=2", "'my_metric:Overlap|bonus:many'",
             "'my_metric:Overlap:strict=maybe'", "'my_metric:Overlap:bonus'", "gleu:a=b=c", "'gleu:formula=pa|per'"):
    put(f"gec-ngram score {T1} -m {word}")
put(f"gec-ngram score {T1} -m", f"gec-ngram score {T1} --formula paper", f"gec-ngram score {T1} --beta 2", f"gec-ngram score {T1} --beta=0.5",
    f"gec-ngram score {T1} -n 4", f"gec-ngram score {T1} --iter 100", f"gec-ngram score {T1} --max-order 3", f"gec-ngram score {T1} --smoothing exp",
    f"gec-ngram score {T1} --sentence", f"gec-ngram score {T1} --formt json", f"gec-ngram score {T1} --format xml", f"gec-ngram score {T1} --format jsno",
    f"gec-ngram score {T1} --format json --format tsv", f"gec-ngram score {T1} --format json -b", f"gec-ngram score {T1} -w -1", f"gec-ngram score {T1} -w 101",
    f"gec-ngram score {T1} -w two", f"gec-ngram score {T1} -w 2 -w 3", f"gec-ngram score {T1} -p 0", f"gec-ngram score {T1} -p 1025", f"gec-ngram score {T1} -p many",
    f"gec-ngram score {T1} --resamples 19 --confidence", f"gec-ngram score {T1} --resamples 10000001 --confidence", f"gec-ngram score {T1} --seed -1 --confidence",
    f"gec-ngram score {T1} --level 0.95 --confidence", f"gec-ngram score {T1} --level 100 --confidence", f"gec-ngram score {T1} --level x --confidence",
    f"gec-ngram score {T1} --level 99.9 --confidence --resamples 100", f"gec-ngram score {T1} --seed 3", f"gec-ngram score {T1} --resamples 100", f"gec-ngram score {T1} --level 90",
    f"gec-ngram score {T1} --signature long", f"gec-ngram score {T1} --signature full", f"gec-ngram score {T1} --sort", f"gec-ngram score {T1} --sort nonsense",
    f"gec-ngram score {T1} -m green:beta=1,2 --sort green", f"gec-ngram score {T1} -m green:beta=1,2 --sort green:beta=1", f"gec-ngram score {T1} -m green:beta=1,2 --sort 'GREEN beta:1'",
    f"gec-ngram score {T1} --sentences --sort gleu", f"gec-ngram score {T1} --sentences --human", f"gec-ngram score {T1} --sentences --baseline",
    f"gec-ngram score {T1} --sentences --format numbers", f"gec-ngram score {T1} --save-tally x.npz --human", f"gec-ngram score {T1} --save-tally x.npz --baseline",
    f"gec-ngram score {T1} --save-tally x.npz --sentences", f"gec-ngram score {T1} --save-tally x.npz --confidence", f"gec-ngram score {T1} --start 5",
    f"gec-ngram score {T1} --start -5 --save-tally x.npz", f"gec-ngram score {T1} --start 1000000000001 --save-tally x.npz",
    f"gec-ngram score {T1} --start 5 --save-tally x.npz --format json", f"gec-ngram score {T1} --start 5 --save-tally x.npz --output y",
    f"gec-ngram score {T1} --save-tally x.npz --output x.npz", f"gec-ngram score {T1} --save-tally ''", f"gec-ngram score {T1} --save-tally -", f"gec-ngram score {T1} --save-tally folder",
    f"gec-ngram score {T1} --save-tally no_such/x.npz", f"gec-ngram score {T1} --save-tally t/a.txt", f"gec-ngram score {T1R} --human",
    f"gec-ngram score {T1} --nonsense", f"gec-ngram score {T1} --nonsense --more words", f"gec-ngram score {T1} surplus", f"gec-ngram score {T1} -X",
    f"gec-ngram score {T1} -tok moses", f"gec-ngram score {T1} --tokenizer 13a", f"gec-ngram score {T1} -s t/source.txt", f"gec-ngram score {T1} --missing-annotator none",
    f"gec-ngram score {T1} --scheduler nonsense", f"gec-ngram score {T1} --confidence --save-tally x.npz")

section("score: outputs")
put(f"gec-ngram score {T1} --output result.txt", f"gec-ngram score {T1} --output out.txt", f"gec-ngram score {T1} --output -", f"gec-ngram score {T1} --output ''",
    f"gec-ngram score {T1} --output folder", f"gec-ngram score {T1} --output no_such/result.txt", f"gec-ngram score {T1} --output t/a.txt",
    f"gec-ngram score {T1} --output t/ref1.txt --format json", f"gec-ngram score {T1} --output link.txt", f"gec-ngram score {W1} --output link.txt",
    f"gec-ngram score {T1} --output /dev/null", f"gec-ngram score {T1} --output 'na\x01me.txt'", f"gec-ngram score {T1} --format json --output a.json && gec-ngram score {T1} --format json --output a.json",
    f"gec-ngram score {T1} --quiet --output q.txt", f"gec-ngram score {T1} --strict --output q.txt", f"gec-ngram score {T1} --output broken.txt",
    f"gec-ngram score {T1} > redirected.txt", f"gec-ngram score {T1} --output redirected.txt > redirected.txt")

section("score: names and patterns of files")
put("gec-ngram score -s t/source.txt -r t/ref0.txt -o 't/[abc].txt' -m gleu", "gec-ngram score -s source.txt -r ref0.txt -o 'out/*.txt' -m green --sort green",
    "gec-ngram score -s source.txt -r 'ref?.txt' -o out/A.txt -m green", "gec-ngram score -s 'sourc?.txt' -r ref0.txt -o out/A.txt -m green",
    "gec-ngram score -s 't/*.txt' -r t/ref0.txt -o t/a.txt", "gec-ngram score -s t/source.txt -r 'nothing*' -o t/a.txt", "gec-ngram score -s t/source.txt -r t/ref0.txt -o 'X=t/?.txt'",
    "gec-ngram score -s t/source.txt -r t/ref0.txt -o 'X=t/a*.txt' -m green", "gec-ngram score -s t/source.txt -r t/ref0.txt -o '=t/a.txt'", "gec-ngram score -s t/source.txt -r t/ref0.txt -o ' =t/a.txt'",
    "gec-ngram score -s t/source.txt -r t/ref0.txt -o A=t/a.txt A=t/b.txt", "gec-ngram score -s t/source.txt -r t/ref0.txt -o t/a.txt t/a.txt", "gec-ngram score -s t/source.txt -r t/ref0.txt -o t/a.txt p1/a.txt",
    "gec-ngram score -s source.txt -r ref0.txt -o a.txt out/A.txt names/a=b.txt -m green", "gec-ngram score -s source.txt -r ref0.txt -o 'N=names/a=b.txt' -m green",
    "gec-ngram score -s source.txt -r ref0.txt -o 'names/[1].txt' 'names/a b.txt' names/é.txt -m green", "gec-ngram score -s source.txt -r ref0.txt -o 'names/tab\there.txt' 'names/=1+2.txt' 'names/x|y&z<b>.txt' 'names/_under_%$#.txt' -m green,gleu",
    *(f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o 'names/tab\there.txt' 'names/=1+2.txt' 'names/x|y&z<b>.txt' 'names/_under_%$#.txt' -m green,gleu --format {style}" for style in FORMATS),
    "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o 'names/tab\there.txt' 'names/=1+2.txt' 'names/x|y&z<b>.txt' --sentences --format tsv -m green",
    "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o 'A\tB=a.txt' '=x=b.txt' -m green", "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o 'A\tB=a.txt' '+x=b.txt' -m green --format tsv",
    "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o source=a.txt -m green --baseline", "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o source=a.txt -m green", "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o ref0.txt=a.txt -m green --human",
    "gec-ngram score -s source.txt -r ref0.txt ref0.txt -o a.txt -m green --human", "gec-ngram score -s source.txt -r ref0.txt ref0.txt ref1.txt -o a.txt ref1.txt -m green,gleu --human --format json",
    "gec-ngram score -s ~/a.txt -r ref0.txt -o a.txt -m green", "gec-ngram score -s ./~/a.txt -r ref0.txt -o b.txt -m green", "gec-ngram score -s source.txt -r ref0.txt -i a.txt -m green", "gec-ngram score --src source.txt --refs ref0.txt --hyps a.txt b.txt -m green",
    "gec-ngram score --source source.txt --references ref0.txt --references ref1.txt --hypotheses a.txt --outputs b.txt -m green", "gec-ngram score --source=source.txt --ref=ref0.txt --out=a.txt --metric=green", "gec-ngram score -ssource.txt -rref0.txt -oa.txt -mgreen", "gec-ngram score -m green -o a.txt -r ref0.txt ref1.txt -s source.txt",
    "gec-ngram score --input a.txt --hyp b.txt -r ref0.txt -m bleu", "gec-ngram score -r ref0.txt -o a.txt", "gec-ngram score -r ref0.txt -o a.txt -m bleu", "gec-ngram score -r ref0.txt -o a.txt -m green", "gec-ngram score -r ref0.txt -o a.txt -m bleu googlegleu --format json",
    "gec-ngram score -r ref0.txt -o a.txt -m bleu --baseline", "gec-ngram score -r ref0.txt -o a.txt -m bleu --strict", "gec-ngram score -r ref0.txt ref1.txt -o a.txt -m bleu --human", "gec-ngram score -r ref0.txt ref1.txt -o a.txt -m bleu --signature hash --format json", "gec-ngram score -r ref0.txt -o w/shuffled.txt -m bleu",
    "gec-ngram compare -r ref0.txt -o a.txt b.txt -m bleu --resamples 30", "gec-ngram diff -r ref0.txt -o a.txt b.txt -m bleu", "gec-ngram explain -r ref0.txt -o a.txt --line 1 -m bleu", "gec-ngram lint -r ref0.txt -o a.txt", "gec-ngram score -s source.txt -o a.txt", "gec-ngram score -s source.txt -r ref0.txt")

section("score: forms of files")
for form in ("gz.txt.gz named_plain bz2.txt.bz2 xz.txt.xz plain.gz crlf.txt bom.txt no_end.txt spaces.txt tabs.txt mixed_ends.txt nbsp.txt nbsp_many.txt zero_width.txt soft.txt control.txt escape.txt separator.txt accents.txt "
             "chinese.txt hostile.txt gz_damaged.gz gz_wrong.gz xz_damaged.xz bz2_damaged.bz2 zst.zst utf16.txt utf16le.txt utf16be.txt utf32.txt latin1.txt latin1_late.txt macintosh.txt binary.bin empty.txt surrogate.txt nul.txt short.txt "
             "long.txt lost.txt added.txt twice.txt again.txt with_empty.txt ten.txt one_word.txt long_line.txt").split():
    put(f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o f/{form} -m gleu:references=best green")
for form in "gz.txt.gz crlf.txt bom.txt utf16.txt latin1.txt short.txt twice.txt with_empty.txt empty.txt".split():
    put(f"gec-ngram score -s f/{form} -r ref0.txt ref1.txt -o b.txt -m green", f"gec-ngram score -s source.txt -r ref0.txt f/{form} -o b.txt -m green",
        f"gleu corpus -f -s source.txt -r ref0.txt ref1.txt -o f/{form}")
put("gec-ngram score -s f/accents.txt -r f/accents.txt f/chinese.txt -o f/nbsp_many.txt -tok ascii --signature", "gec-ngram score -s source.txt -r ref0.txt -o f/chinese.txt -m bleu:tokenize=zh,unit=word",
    "gec-ngram score -s f/hostile.txt -r f/hostile.txt ref0.txt -o f/hostile.txt a.txt --sentences --format html -m green", "gec-ngram explain -s f/hostile.txt -r ref0.txt ref1.txt -o f/hostile.txt --line 3", "gec-ngram diff -s source.txt -r ref0.txt -o f/hostile.txt b.txt --format html -m green --top 3",
    "gec-ngram diff -s source.txt -r ref0.txt -o f/escape.txt b.txt -m green --top 3", "gec-ngram explain -s source.txt -r ref0.txt -o f/control.txt f/escape.txt --line 4 -m green", "gec-ngram explain -s source.txt -r ref0.txt -o f/separator.txt --line 9 -m green",
    "gec-ngram score -s f/empty.txt -r f/empty.txt -o f/empty.txt", "gec-ngram score -s no_such.txt -r ref0.txt -o a.txt", "gec-ngram score -s source.txt -r no_such.txt -o a.txt", "gec-ngram score -s source.txt -r ref0.txt -o no_such.txt", "gec-ngram score -s folder -r ref0.txt -o a.txt",
    "gec-ngram score -s '' -r ref0.txt -o a.txt", "gec-ngram score -s source.txt -r '' -o a.txt", "gec-ngram score -s source.txt -r ref0.txt -o 'A='", "gec-ngram score -s broken.txt -r ref0.txt -o a.txt", "gec-ngram score -s link.txt -r ref0.txt -o a.txt -m green", "gec-ngram score -s source.txt -r ref0.txt -o refs.m2", "gec-ngram score -s refs.m2 -r ref0.txt ref1.txt -o a.txt -m green",
    "gec-ngram score -s - -r ref0.txt ref1.txt -o a.txt -m green < source.txt", "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o - -m green < a.txt", "gec-ngram score -s source.txt -r ref0.txt ref1.txt -o S=- -m green < f/gz.txt.gz", "gec-ngram score -s - -r ref0.txt ref1.txt -o - -m green < source.txt", "gec-ngram score -s source.txt -r ref0.txt -o - -m green < f/short.txt",
    "gec-ngram score -s source.txt -r ref0.txt -o - -m green < f/utf16.txt", "gec-ngram score -s source.txt -r ref0.txt -o - -m green < f/gz_damaged.gz", "gec-ngram score -s source.txt -r ref0.txt -o - -m green", "gec-ngram score -s source.txt -r p1/ref0.txt p2/ref1.txt -o a.txt p3/b.txt", "gec-ngram score -s source.txt -r p1/ref0.txt p2/ref1.txt ref0.txt ref1.txt ref2.txt -o a.txt p3/b.txt",
    "gec-ngram score -s x/source8.txt -r x/turned0.txt x/turned1.txt x/turned2.txt x/turned3.txt x/turned4.txt x/turned5.txt x/turned6.txt x/turned7.txt -o x/a8.txt", "gec-ngram score -s x/source8.txt -r 'x/square*.txt' -o x/a8.txt -m green", "gec-ngram lint -s x/source8.txt -r 'x/square*.txt' -o x/a8.txt", "gec-ngram score -s x/source4.txt -r 'x/ref4_?.txt' -o x/a4.txt", "gleu corpus -f -s x/source8.txt -r 'x/square*.txt' -o x/a8.txt")

section("M2")
for name in "refs.m2 refs.m2.gz refs_crlf.m2 REFS2.M2 missing.m2 three.m2 noop.m2 one_annotator.m2 no_edits.m2 other_source.m2".split():
    put(f"gec-ngram score -r {name} -o a.txt b.txt -m gleu green bleu --signature", f"gec-ngram score -s source.txt -r {name} -o a.txt -m green,bleu --signature hash", f"gec-ngram m2-to-text {name} --into made",
        f"gec-ngram lint -r {name} -o a.txt")
for name in "missing.m2", "three.m2", "noop.m2":
    for way in "first", "source", "drop":
        put(f"gec-ngram score -r {name} -o a.txt b.txt --missing-annotator {way} --signature -m gleu gleu:references=expected gleu:references=best gleu:references=mean gleu:formula=2016-03 green bleu bleu:reference_length=average googlegleu",
            f"gec-ngram score -r {name} -o a.txt b.txt --missing-annotator {way} --human --baseline --confidence --resamples 40 --format json -m gleu,green",
            f"gec-ngram compare -r {name} -o a.txt b.txt --missing-annotator {way} --resamples 40 -m gleu,bleu --signature",
            f"gleu corpus -f -s source.txt -r {name} -o a.txt --missing-annotator {way}", f"green -s source.txt -r {name} -o a.txt --missing-annotator {way}")
    put(f"gec-ngram diff -r {name} -o a.txt b.txt --missing-annotator drop -m gleu,green,bleu --top 2 --format json", f"gec-ngram explain -r {name} -o a.txt --missing-annotator drop --line 2 --all-references", f"gec-ngram explain -r {name} -o a.txt --missing-annotator source --line 3",
        f"gec-ngram score -r {name} -o a.txt --missing-annotator drop --sentences --format tsv -m gleu,green,bleu", f"sgleu -s source.txt -r {name} -o a.txt --missing-annotator drop", f"gec-ngram score -r {name} -o a.txt --missing-annotator drop --save-tally t.npz && gec-ngram merge t.npz --signature",
        f"gec-ngram m2-to-text {name} --missing-annotator source --into made && gec-ngram m2-to-text {name} --missing-annotator first --into made && gec-ngram m2-to-text {name} --missing-annotator first --into made --force",
        f"gec-ngram m2-to-text {name} --missing-annotator drop", f"bleu a.txt {name}", f"gec-ngram which-gleu 55.1 -r {name} -o a.txt --missing-annotator drop")
for name in "overlap span turned fields words long_number nobody neither no_sentence_first none empty many_annotators latin1 plain".split():
    put(f"gec-ngram score -r bad/{name}.m2 -o a.txt -m green", f"gec-ngram m2-to-text bad/{name}.m2 --into made")
put("gec-ngram score -r bad/many_edits.m2.gz -o one/a.txt", "gec-ngram m2-to-text refs.m2 && gec-ngram m2-to-text refs.m2 --force", "gec-ngram m2-to-text no_such.m2", "gec-ngram m2-to-text folder", "gec-ngram m2-to-text a.txt", "gec-ngram m2-to-text - --into made < refs.m2", "gec-ngram m2-to-text 't/*.m2'", "gec-ngram m2-to-text t/refs.m2 --into a/b/c", "gec-ngram m2-to-text t/refs.m2 --into out.txt", "gec-ngram m2-to-text t/refs.m2 --into 'f\x02'",
    "gec-ngram m2-to-text source.txt --into made", "gec-ngram m2-to-text t/refs.m2 --into folder --nonsense", "gec-ngram score -r refs.m2 missing.m2 ref2.txt -o a.txt -m gleu,green --signature --human", "gec-ngram score -r refs.m2 t/refs.m2 -o a.txt", "gec-ngram score -s t/source.txt -r refs.m2 -o t/a.txt", "gec-ngram score -r refs.m2 -o refs.m2", "gec-ngram score -r refs.m2 -o f/short.txt")

# ------------------------------------------------------------------------------------------ tallies
section("tallies and merge")
P = [f"-s p{k}/source.txt -r p{k}/ref0.txt p{k}/ref1.txt -o A=p{k}/a.txt B=p{k}/b.txt" for k in (1, 2, 3)]
START = " && ".join(f"gec-ngram score {P[k]} --start {s} --save-tally {k + 1}.npz" for k, s in enumerate((0, 20, 50)))
for metrics in ("", "-m gleu", "-m gleu:references=expected,green", "-m gleu:references=expected,iterations=3,draws=4", "-m gleu:references=best,bleu:smoothing=exp", "-m gleu:references=mean", "-m gleu:draws=7 green:beta=0.5,1",
                "-m gleu:formula=2016-03,weight=0.1", "-m gleu:draws=python3,iterations=9", "-m bleu:reference_length=average", "-m gleu:formula=paper,references=expected,unit=char", "-m my_metric:Overlap:bonus=0.1 googlegleu"):
    put(" && ".join(f"gec-ngram score {P[k]} {metrics} --start {s} --save-tally {k + 1}.npz" for k, s in enumerate((0, 20, 50))) + " && gec-ngram merge 1.npz 2.npz 3.npz --signature && gec-ngram merge 3.npz 1.npz 2.npz --format json")
for style in FORMATS:
    put(f"gec-ngram score {T3} --save-tally x.npz && gec-ngram merge x.npz --format {style} --signature short -w 4 --sort gleu")
put(f"gec-ngram score {W} --save-tally x.npz", f"gec-ngram score {W} --save-tally x.npz --format json --output y.json --quiet", f"gec-ngram score {W} --save-tally x.npz --sort green",
    f"{START} && gec-ngram merge 1.npz 3.npz", f"{START} && gec-ngram merge 2.npz 3.npz", f"{START} && gec-ngram merge 1.npz 1.npz", f"{START} && gec-ngram merge 1.npz ./1.npz", f"{START} && gec-ngram merge 1.npz 2.npz --save-tally 12.npz && gec-ngram merge 12.npz 3.npz --save-tally all.npz -b && gec-ngram merge all.npz",
    f"{START} && gec-ngram merge '?.npz' --output board.html --format html --sort bleu", f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --output 1.npz", f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --save-tally 1.npz", f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --save-tally s --output s",
    f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --table systems", f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --sort nonsense", f"{START} && gec-ngram merge 1.npz --strict", f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --format parquet", f"{START} && gec-ngram merge 1.npz 2.npz 3.npz --allow",
    f"gec-ngram score {P[0]} -m green --save-tally 1.npz && gec-ngram score {P[1]} -m green --save-tally 2.npz && gec-ngram merge 1.npz 2.npz", f"gec-ngram score {P[0]} -m green --save-tally 1.npz && gec-ngram score {P[1]} -m green --start 20 --save-tally 2.npz && gec-ngram merge 1.npz 2.npz",
    f"gec-ngram score {P[0]} -m gleu --save-tally 1.npz && gec-ngram score {P[1]} -m gleu --save-tally 2.npz && gec-ngram merge 1.npz 2.npz", f"gec-ngram score {P[0]} --start 0 -m gleu --save-tally 1.npz && gec-ngram score {P[1]} --start 10 -m gleu --save-tally 2.npz && gec-ngram merge 1.npz 2.npz",
    f"gec-ngram score {P[0]} -m gleu --save-tally 1.npz && gec-ngram score {P[1]} -m green --save-tally 2.npz && gec-ngram merge 1.npz 2.npz", f"gec-ngram score {P[0]} -m gleu green --save-tally 1.npz && gec-ngram score {P[1]} -m gleu --save-tally 2.npz && gec-ngram merge 1.npz 2.npz", f"gec-ngram score {P[0]} -m green --save-tally 1.npz && gec-ngram score -s p2/source.txt -r p2/ref0.txt -o X=p2/a.txt B=p2/b.txt -m green --save-tally 2.npz && gec-ngram merge 1.npz 2.npz",
    f"gec-ngram score {P[0]} -m green,gleu:references=expected --start 0 --save-tally 1.npz && gec-ngram score -s p2/source.txt -r p2/ref0.txt -o A=p2/a.txt B=p2/b.txt -m green,gleu:references=expected --start 20 --save-tally 2.npz && gec-ngram merge 1.npz 2.npz --signature", f"gec-ngram score {P[0]} -m bleu --save-tally 1.npz && gec-ngram score -s p2/source.txt -r p2/ref0.txt -o A=p2/a.txt B=p2/b.txt -m bleu --save-tally 2.npz && gec-ngram merge 1.npz 2.npz",
    f"gec-ngram score {P[0]} -m gleu --start 0 --save-tally 1.npz && gec-ngram score -s p2/source.txt -r p2/ref0.txt -o A=p2/a.txt B=p2/b.txt -m gleu --start 20 --save-tally 2.npz && gec-ngram merge 1.npz 2.npz", "gec-ngram merge a.txt", "gec-ngram merge no_such.npz", "gec-ngram merge folder", "gec-ngram merge -", "gec-ngram merge /dev/null", "gec-ngram merge 'no*.npz'", "gec-ngram merge f/gz.txt.gz", f"gec-ngram score {P[0]} -m my_metric:Overlap --save-tally 1.npz && !fresh gec-ngram merge 1.npz",
    "gec-ngram score -r missing.m2 -o a.txt --missing-annotator drop --save-tally 1.npz && gec-ngram score -r missing.m2 -o a.txt --missing-annotator first --save-tally 2.npz && gec-ngram merge 1.npz 2.npz", f"gec-ngram score {T} --save-tally x.npz --start 0 -m gleu && gec-ngram merge x.npz", f"gec-ngram score {T} --save-tally x.npz --start 7 -m green && gec-ngram merge x.npz", f"gec-ngram score {T} --save-tally x.npz --start 1 -m gleu:draws=python3 && gec-ngram merge x.npz")

# ------------------------------------------------------------------------------------------ compare, diff, explain
section("compare")
for style in "table json tsv markdown latex html".split():
    put(f"gec-ngram compare {T} --resamples 50 --format {style}", f"gec-ngram compare {T3} --resamples 50 --format {style} --signature", f"gec-ngram compare {T3} --resamples 50 --format {style} --signature short --table pairs", f"gec-ngram compare {T3} --resamples 30 --format {style} --table systems --against B",
        f"gec-ngram compare {W} --resamples 100 --format {style} -m gleu,green:beta=0.5 --signature hash --output found.out", f"gec-ngram compare -s source.txt -r ref0.txt ref1.txt -o a.txt w/lower.txt w/shuffled.txt --resamples 30 --format {style} -m green")
put(f"gec-ngram compare {W} --resamples 1000", f"gec-ngram compare {W} --resamples 300 --seed 4 --level 99", f"gec-ngram compare {W} --resamples 300 --against C", f"gec-ngram compare {W} --against nobody", f"gec-ngram compare {W1}", f"gec-ngram compare {T} --format jsonl", f"gec-ngram compare {T} --format json --table pairs", f"gec-ngram compare {T} --resamples 19", f"gec-ngram compare {T} --table tests",
    "gec-ngram compare -s one/source.txt -r one/ref0.txt -o one/a.txt one/b.txt", "gec-ngram compare -s source.txt -r ref0.txt -o a.txt a.txt", "gec-ngram compare -s source.txt -r ref0.txt -o a.txt X=a.txt --resamples 50", "gec-ngram compare -s source.txt -r ref0.txt ref1.txt -o a.txt X=a.txt Y=a.txt b.txt --resamples 50", "gec-ngram compare -s s/source.txt -r s/ref0.txt -o s/a.txt s/b.txt --resamples 50",
    f"gec-ngram compare {C14} --resamples 50 -m gleu green bleu --format json", f"gec-ngram compare {C14} --resamples 100 -m gleu:references=best green", "gec-ngram compare -r conll14/official.m2 -o conll14/AMU conll14/CAMB --resamples 40 --signature", f"gec-ngram compare {T} -m gleu:formula=2016-05 gleu:references=mean bleu:smoothing=method7 googlegleu --resamples 30", f"gec-ngram compare {T} -lc -tok 13a --resamples 30 --signature short", f"gec-ngram compare {T} -p 1 --quiet --resamples 30", f"gec-ngram compare {T} --strict --resamples 30",
    f"gec-ngram compare {T} --baseline", f"gec-ngram compare {T} --against", f"gec-ngram compare {T} --resamples 50 --output t/a.txt", "gec-ngram compare -s source.txt -r ref0.txt -o w/shuffled.txt b.txt --resamples 30 -m green --allow", "gec-ngram compare -s source.txt -r ref0.txt -o w/shuffled.txt b.txt --resamples 30 -m green", "gec-ngram compare -s source.txt -r ref0.txt -o w/lower.txt b.txt --resamples 30 -m green --strict", "gec-ngram compare -s source.txt -r ref0.txt -o w/lower.txt b.txt --resamples 30 -m green -lc")

section("diff")
for style in "table", "json", "html":
    put(f"gec-ngram diff {T} --format {style}", f"gec-ngram diff {T} --format {style} --signature --top 2 -m gleu green bleu", f"gec-ngram diff {T} --format {style} --signature short -m gleu:references=best,green:unit=char --top 1", f"gec-ngram diff {T} --format {style} --signature hash --output d.out -m gleu:references=expected")
for setting in SETTINGS[::2]:
    put(f"gec-ngram diff -s t/source.txt -r t/ref0.txt t/ref1.txt t/ref2.txt -o A=t/a.txt C=t/c.txt -m {setting} --top 1")
put("gec-ngram diff -s source.txt -r ref0.txt ref1.txt -o a.txt c.txt", "gec-ngram diff -s source.txt -r ref0.txt ref1.txt -o a.txt c.txt --top 0", "gec-ngram diff -s source.txt -r ref0.txt ref1.txt -o a.txt c.txt --top 64 -m bleu --format json", "gec-ngram diff -s source.txt -r ref0.txt -o a.txt X=a.txt", "gec-ngram diff -s source.txt -r ref0.txt -o a.txt X=a.txt --format html", "gec-ngram diff -s source.txt -r ref0.txt -o a.txt X=a.txt --format json", f"gec-ngram diff {T3}", f"gec-ngram diff {T1}", f"gec-ngram diff {T} --top -1", f"gec-ngram diff {T} --format tsv",
    "gec-ngram diff -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/IPN --top 3 -m gleu,green", "gec-ngram diff -r conll14/official.m2 -o conll14/AMU conll14/CAMB --top 2 -m gleu:references=expected --format json", "gec-ngram diff -s source.txt -r ref0.txt ref0.txt -o a.txt b.txt --top 3", "gec-ngram diff -s s/source.txt -r s/ref0.txt s/ref1.txt -o s/a.txt s/b.txt -m gleu green bleu googlegleu", "gec-ngram diff -s one/source.txt -r one/ref0.txt -o one/a.txt one/b.txt -m gleu green", "gec-ngram diff -s source.txt -r ref0.txt -o w/lower.txt b.txt --top 1", "gec-ngram diff -s source.txt -r ref0.txt -o w/shuffled.txt b.txt --top 1 --format html", "gec-ngram diff -s source.txt -r ref0.txt -o w/shuffled.txt b.txt --top 1 --allow --quiet", "gec-ngram diff -s source.txt -r ref0.txt -o 'A&B=a.txt' '<c>=b.txt' --format html --top 1")

section("explain")
for line in 1, 3, 8, 10:
    put(f"gec-ngram explain {T} --line {line}")
put(f"gec-ngram explain {T} --line 2 --all-references", f"gec-ngram explain {T} --line 11", f"gec-ngram explain {T} --line 0", f"gec-ngram explain {T} --line x", f"gec-ngram explain {T}", f"gec-ngram explain {T1R} --line 5", f"gec-ngram explain {TR3} --line 5 --all-references -m gleu", f"gec-ngram explain {TR3} --line 5 -m gleu:references=mean green:beta=0.5 bleu:smoothing=exp googlegleu", f"gec-ngram explain {T1} --line 5 -m gleu:unit=char,max_order=2", f"gec-ngram explain {T1} --line 5 -m 'green|max_order:2' gleu:formula=2016-03", f"gec-ngram explain {T1} --line 5 -tok 13a -lc -m green", f"gec-ngram explain {T1} --line 5 -m green green:tokenize=13a green:unit=char,max_order=1 green:lowercase=yes",
    *(f"gec-ngram explain {S} --line {k} -m gleu,green,bleu" for k in range(1, 6)), "gec-ngram explain -r t/missing.m2 -o t/a.txt --line 2", "gec-ngram explain -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/IPN --line 20", f"gec-ngram explain {T} --line 3 --format json", f"gec-ngram explain {T} --line 3 --output x", f"gec-ngram explain {T} --line 3 -m nonsense", "gec-ngram explain -s source.txt -r ref0.txt ref0.txt -o a.txt --line 3 -m green", "gec-ngram explain -s source.txt -r ref0.txt ref1.txt -o a.txt a.txt --line 3", "gec-ngram explain -s source.txt -r f/chinese.txt ref1.txt -o f/accents.txt --line 3 -m green")

# ------------------------------------------------------------------------------------------ lint
section("lint, and what score says of the same files")
for name in ("lower lower_half upper title detok detok_half shift1 shift_up shift_late shift_two halves shuffled half_shuffled upside_down doubled repeated foreign foreign_half foreign_three prefix numbered suffix marked quoted csv tsv bars cut html backslash pieces unk mojibake "
             "lost_characters curly empty_some empty_many empty_all runaway runaway_many spacing glued misspelt").split():
    put(f"gec-ngram lint -s source.txt -r ref0.txt ref1.txt -o w/{name}.txt", f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o X=w/{name}.txt -m green")
for name in "lower detok shift1 shuffled foreign prefix csv cut html empty_many runaway_many misspelt".split():
    put(f"gec-ngram lint -s source.txt -r w/{name}.txt ref1.txt -o b.txt", f"gec-ngram lint -s w/{name}.txt -r ref0.txt ref1.txt -o a.txt b.txt --strict", f"gec-ngram score -s source.txt -r ref0.txt w/{name}.txt -o b.txt -m green --quiet", f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o w/{name}.txt -m green --strict", f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o w/{name}.txt b.txt -m green --format html --sort green --allow",
        f"green -s source.txt -r ref0.txt ref1.txt -o w/{name}.txt", f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o w/{name}.txt -m green -lc -tok 13a --format markdown --sort green", f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o w/{name}.txt b.txt -m green --format json")
put("gec-ngram lint -s ref0.txt -r source.txt ref1.txt -o a.txt", "gec-ngram lint -s a.txt -r ref0.txt ref1.txt -o source.txt", "gec-ngram lint -s ref0.txt -r source.txt -o c.txt", "gec-ngram score -s ref0.txt -r source.txt ref1.txt -o a.txt -m green", "gec-ngram score -s source.txt -r a.txt -o ref0.txt -m green", "gec-ngram lint -s source.txt -r source.txt ref0.txt -o a.txt", "gec-ngram lint -s source.txt -r ref0.txt ref0.txt -o ref0.txt source.txt a.txt out/A.txt", "gec-ngram score -s source.txt -r ref0.txt ref0.txt -o ref0.txt source.txt a.txt out/A.txt -m green", "gec-ngram lint -s source.txt -r other_source.m2 -o a.txt", "gec-ngram lint -s source.txt -r ref0.txt ref1.txt -o a.txt b.txt c.txt", "gec-ngram lint -s source.txt -r ref0.txt ref1.txt -o a.txt --strict",
    f"gec-ngram lint {S}", f"gec-ngram lint {S} --strict", f"gec-ngram score {S}", f"gec-ngram score {S} -m gleu:max_order=2 green:max_order=3 bleu", f"gec-ngram score {S} -m gleu:unit=char", "gec-ngram lint -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/IPN conll14/INPUT", "gec-ngram lint -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/CAMB conll14/UFC conll14/SJTU conll14/RAC", "gec-ngram lint -s source.txt -r ref0.txt -o f/latin1.txt", "gec-ngram lint -s source.txt -r ref0.txt -o f/short.txt", "gec-ngram lint -s source.txt -r ref0.txt -o f/nbsp.txt f/nbsp_many.txt f/zero_width.txt f/soft.txt f/control.txt f/escape.txt f/separator.txt f/tabs.txt f/hostile.txt f/chinese.txt f/one_word.txt", "gec-ngram lint -s w/detok_source.txt -r ref0.txt w/detok_ref0.txt -o a.txt w/detok.txt", "gec-ngram lint -s w/curly.txt -r ref0.txt -o a.txt", "gec-ngram lint -s gmeg/dev/fce/source -r gmeg/dev/fce/ref0 gmeg/dev/fce/ref1 -o gmeg/dev/fce/amu gmeg/dev/fce/marian", "gec-ngram lint -s gmeg/dev/wiki/source -r gmeg/dev/wiki/ref0 -o gmeg/dev/wiki/transformer 'gmeg/dev/wiki/source+error'",
    "gec-ngram lint -s source.txt -r ref0.txt -o a.txt --format json", "gec-ngram lint -s source.txt -r ref0.txt -o a.txt X=a.txt Y=a.txt", "gec-ngram lint -s source.txt -r missing.m2 -o a.txt --missing-annotator drop", "gec-ngram lint -r missing.m2 -o w/lower.txt w/shift1.txt --missing-annotator drop", "gec-ngram lint -s source.txt -r ref0.txt -o w/shuffled.txt w/upside_down.txt")

# ------------------------------------------------------------------------------------------ agree, data, which-gleu
section("agree")
G = "gec-ngram agree judged/good --resamples 40"
for style in "table json tsv markdown latex html".split():
    put(f"{G} --format {style} -m gleu,green:beta=0.5", f"{G} --format {style} --signature --window 3 -m green bleu", f"{G} --format {style} --table sentences -m green", f"{G} --format {style} --table tests -m green gleu:references=best", f"{G} --format {style} --table windows --signature short -m green --output a.out")
put(f"{G}", f"{G} --systems all --signature", f"{G} --systems +input -m green", f"{G} --systems +fluency", f"{G} --systems careful strong eager -m green", f"{G} --systems careful,strong -m green,gleu:references=best", f"{G} --systems careful", f"{G} --systems nobody careful", f"{G} --systems nonsense", f"{G} --systems all careful", f"{G} --intervals systems -m green", f"{G} --intervals sentences -m green", f"{G} --intervals judges", f"{G} --window 1", f"{G} --window 99 -m green", f"{G} --window 2 -m green", f"{G} --seed 5 --level 80 -m green", f"{G} --count-from 0", f"{G} --count-from 1 -m green", f"{G} --count-from 2", f"{G} --quiet -m green", f"{G} --allow -m green", f"{G} --strict", f"{G} --signature hash",
    f"{G} --scores Other=judged/systems.tsv", f"{G} --scores judged/sentences.tsv Both=judged/both.tsv -m green --signature", f"{G} --scores Both=judged/both.tsv --format json", f"{G} --scores GREEN=judged/systems.tsv -m green", *(f"{G} --scores X=judged/s_{each}.tsv -m green" for each in "missing cells system number twice sentence sentence_missing".split()), f"{G} --scores X=no_such.tsv", f"{G} --output judged/good/references.m2 -m green", f"{G} --output judged/good/outputs/careful.txt -m green", f"{G} --format json --table systems", f"{G} -m nonsense", f"{G} --resamples 5", "gec-ngram agree nonsense", "gec-ngram agree ''", "gec-ngram agree conll14", "gec-ngram agree ./conll14", "gec-ngram agree jfleg-dev", "gec-ngram agree a.txt",
    *(f"gec-ngram agree judged/{each} --resamples 30 -m green" for each in "two scored shifted both_ways plain xml f_no_judgments f_no_outputs f_no_references f_both_references f_no_input f_two_files f_short f_other_source f_empty f_only_head f_columns f_rank_and_score f_cells f_no_cell f_rank_word f_rank_comma f_sentence_word f_sentence_large f_quote f_name f_twice f_ties f_xml f_xml_attribute f_xml_rank f_xml_doctype f_xml_twice f_xml_shared f_copy f_human_count f_human_names f_human_word f_human_order f_human_away".split()),
    "gec-ngram agree judged/shifted --resamples 30 -m green --count-from 0", "gec-ngram agree judged/both_ways --resamples 30 -m green,bleu --format json", "gec-ngram agree judged/xml --resamples 30 --systems all -m gleu green --window 4 --format tsv --table windows", "gec-ngram agree judged/two --resamples 30 -m green gleu --table windows", "gec-ngram agree judged/plain --resamples 30 -m gleu --missing-annotator drop",
    "gec-ngram agree seeda_folder --resamples 30 -m green,bleu", "gec-ngram agree seeda_folder --resamples 20 -m gleu:references=best --systems all --format json --window 5", "GEC_NGRAM_DATA=cache gec-ngram agree seeda --resamples 30 -m green --signature short", "GEC_NGRAM_DATA=cache gec-ngram agree gjg15 --resamples 20 -m bleu", "GEC_NGRAM_DATA=cache gec-ngram agree seeda --count-from 1", "GEC_NGRAM_DATA=cache_part gec-ngram agree gjg15 -m bleu", "GEC_NGRAM_DATA=nocache gec-ngram agree seeda", "GEC_NGRAM_DATA=cache gec-ngram agree conll14")

section("data")
put("gec-ngram data list", "GEC_NGRAM_DATA=cache gec-ngram data list", "GEC_NGRAM_DATA=cache_part gec-ngram data list", "GEC_NGRAM_DATA='~/x' gec-ngram data list", "GEC_NGRAM_DATA=cache gec-ngram data fetch seeda gjg15", "GEC_NGRAM_DATA=cache gec-ngram data fetch seeda seeda", "gec-ngram data fetch nonsense", "gec-ngram data fetch seeda nonsense", "gec-ngram data fetch jfle", "GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=http://127.0.0.1:9/ gec-ngram data fetch jfleg", "GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=nonsense gec-ngram data fetch seeda", "GEC_NGRAM_DATA=out.txt GEC_NGRAM_MIRROR=http://127.0.0.1:9/ gec-ngram data fetch seeda", "GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=http://127.0.0.1:9/ gec-ngram data fetch seeda --quiet", "gec-ngram data list extra")

section("which-gleu")
WG = "-s source.txt -r ref0.txt ref1.txt -o a.txt"
put(*(f"gec-ngram which-gleu {n} {WG}" for n in "57.18 53 40.00 0.5718 0.53 1 0 100 99.99 .5 57. 57.1800 58.33 0.58 12345 -5 x 1e1 101 57,18 nan".split()), f"gec-ngram which-gleu {WG}", "gec-ngram which-gleu 57 -s source.txt -r ref0.txt", "gec-ngram which-gleu 57.2 -s source.txt -r ref0.txt -o c.txt", "gec-ngram which-gleu 57.2 -r refs.m2 -o c.txt", "gec-ngram which-gleu 57.2 -s source.txt -r ref0.txt ref1.txt ref2.txt -o c.txt", "gec-ngram which-gleu 57.2 -s source.txt -r ref0.txt ref0.txt -o c.txt",
    "gec-ngram which-gleu 57 40 -s source.txt -r ref0.txt -o a.txt", "gec-ngram which-gleu --table n/table.tsv -s source.txt -r ref0.txt ref1.txt", "gec-ngram which-gleu --table n/near.tsv -s source.txt -r ref0.txt ref1.txt", "gec-ngram which-gleu --table n/in_folder.tsv -s source.txt -r ref0.txt ref1.txt", "gec-ngram which-gleu --table - -s source.txt -r ref0.txt ref1.txt < n/table.tsv", "gec-ngram which-gleu --table no_such.tsv -s source.txt -r ref0.txt ref1.txt", *(f"gec-ngram which-gleu --table n/{each}.tsv -s source.txt -r ref0.txt ref1.txt" for each in "no_tab no_file no_number too_large twice empty small".split()), "gec-ngram which-gleu 57 --table n/table.tsv -s source.txt -r ref0.txt", "gec-ngram which-gleu --table n/table.tsv -s source.txt -r ref0.txt -o a.txt", "gec-ngram which-gleu 40.0 -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU", "gec-ngram which-gleu 57.2 -s source.txt -r ref0.txt -o 'out/*.txt'", "gec-ngram which-gleu 57.2 -s source.txt -r ref0.txt -o a.txt b.txt", "gec-ngram which-gleu 57.2 -s s/source.txt -r s/ref0.txt s/ref1.txt -o s/a.txt",
    "gleu corpus -f -s source.txt -r ref0.txt ref1.txt -o a.txt b.txt > table.tsv && gec-ngram which-gleu --table table.tsv -s source.txt -r ref0.txt ref1.txt", "gleu corpus -m -d 3 -s source.txt -r ref0.txt ref1.txt -o a.txt b.txt c.txt > table.tsv && gec-ngram which-gleu --table table.tsv -s source.txt -r ref0.txt ref1.txt", "gleu mean -d 4 -s source.txt -r ref0.txt ref1.txt -o a.txt b.txt > table.tsv && gec-ngram which-gleu --table table.tsv -s source.txt -r ref0.txt ref1.txt")

# ------------------------------------------------------------------------------------------ drop-ins
section("gleu, sgleu, mgleu")
F = "-s source.txt -r ref0.txt ref1.txt -o a.txt b.txt"
FT = "-s t/source.txt -r t/ref0.txt t/ref1.txt -o t/a.txt t/b.txt"
put(f"gleu corpus -f {F}", f"gleu -f {F}", f"gleu {F} -f", f"gleu corpus --fix {F} -d 6", f"gleu corpus --fix-seed {F} -n 2", f"gleu corpus -f {F} -i 10", f"gleu corpus -f {F} --iter 3 -d 8", f"gleu corpus --draws python3 {F}", f"gleu corpus --draws python2 {F} -d 0", f"gleu corpus --draws 17 {F}", f"gleu corpus -m {F}", f"gleu corpus --max -v {FT}", f"gleu corpus -m -v {F} -d 5 -n 5", f"gleu corpus -v -f {FT}", f"gleu corpus -f -t char {F}", f"gleu corpus -f --tokenize char -n 6 {F}", f"gleu corpus -f --tokenization word {F}", f"gleu corpus -f --token char {F}", f"gleu corpus -f -p 1 {F}", f"gleu corpus -f --proc 2 {F}",
    f"gleu -o a.txt -s source.txt -f -r ref0.txt", f"gleu corpus -f -fv {F}", f"gleu corpus -fm {F}", f"gleu corpus -mvd3 {FT}", f"gleu corpus --out a.txt --out b.txt --ref ref0.txt --refs ref1.txt --src source.txt -f", f"gleu corpus -f --outputs a.txt --references ref0.txt --source source.txt", f"gleu corpus -f -s source.txt -r refs.m2 -o a.txt", "gleu corpus -f -r refs.m2 -o a.txt", f"gleu corpus -f -s source.txt -r ref0.txt -o 'out/*.txt'", f"gleu corpus -f -s source.txt -r ref0.txt ref1.txt ref2.txt -o a.txt -i 50", f"gleu corpus -f -s s/source.txt -r s/ref0.txt s/ref1.txt -o s/a.txt s/b.txt", f"gleu corpus -m -v -s s/source.txt -r s/ref0.txt s/ref1.txt -o s/a.txt s/b.txt",
    f"gleu corpus -s source.txt -r ref0.txt -o a.txt", f"!digits gleu corpus {F}", f"!digits gleu {F} -d 3", f"gleu corpus -m {F} -f", f"gleu sent {FT}", f"gleu sent -f {FT} -d 7", f"gleu sent -m {FT} -n 2", f"gleu sent -v {FT}", f"gleu sent -v -m -t char -n 2 -d 1 -s one/source.txt -r one/ref0.txt one/ref1.txt -o one/a.txt", f"gleu sent -t char -n 6 {FT}", f"gleu mean {F}", f"gleu mean -d 9 -n 3 {F}", f"gleu mean -v {FT}", f"sgleu {FT}", f"sgleu -v {FT}", f"sgleu {S}", f"sgleu -v -s s/source.txt -r s/ref0.txt s/ref1.txt -o s/a.txt s/b.txt", f"mgleu {F}", f"mgleu -t char {F}", f"sgleu corpus {FT}", f"mgleu sent {FT}", f"sgleu -p 2 {FT}", "gleu sent -s source.txt -r ref0.txt -o f/tabs.txt f/escape.txt -v -n 1", "gleu corpus -f -s source.txt -r ref0.txt ref1.txt -o 'names/tab\there.txt' 'names/a b.txt'",
    "gleu corpus -f -s - -r ref0.txt -o a.txt < source.txt", "gleu corpus -f -s source.txt -r ref0.txt -o w/lower.txt w/shuffled.txt w/prefix.txt", "sgleu -s source.txt -r ref0.txt -o w/foreign.txt", "mgleu -s ref0.txt -r source.txt -o a.txt", f"gleu corpus -f -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB -d 6", "gleu corpus -m -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU -v", "mgleu -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/IPN", "sgleu -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU -d 4", f"gleu corpus -f {FT} -d 40", f"gleu corpus -f {FT} -d 100", f"gleu corpus -f {FT} -d 7 -n 9")
for words in ("-n 0", "-n 101", "-n x", "-t byte", "-d -1", "-d 101", "-i 0", "-i 1000001", "-i many", "--draws python4", "--draws -3", "-f --draws 3", "-p 0", "-q", "--signature", "--format json", "-b 1", "--missing-annotator no", "-s a.txt", "extra", "--hyp a.txt", "-l"):
    put(f"gleu corpus {FT} {words}")
put("gleu corpus -f -s source.txt -r ref0.txt", "gleu corpus -f -r ref0.txt -o a.txt", "gleu corpus -f -s source.txt -o a.txt", "gleu corpus -f -s no_such.txt -r ref0.txt -o a.txt", "gleu corpus -f -s source.txt -r ref0.txt -o f/short.txt", "gleu corpus -f -s source.txt -r ref0.txt -o f/latin1.txt", "gleu corpus -f -s source.txt -r ref0.txt -o A=a.txt", "gleu corpus -f -s source.txt -r ref0.txt -o refs.m2", "gleu sent -f -s source.txt -r ref0.txt -o f/latin1_late.txt -v", "gleu corpus -f -s f/empty.txt -r f/empty.txt -o f/empty.txt", "gleu corpus -f -s source.txt -r ref0.txt -o a.txt a.txt", "gleu -f corpus -s source.txt -r ref0.txt -o a.txt")

section("green, sgreen, mgreen")
put(f"green {F}", f"green corpus {F}", f"green corpus -b 0.5 1 2 {F}", f"green corpus --beta 2 -d 6 {F}", f"green -v {FT}", f"green corpus -v -l {FT} -b 0.5 2", f"green corpus -l {FT}", f"green corpus -vl {F} -n 2", f"green corpus -v -b 1 inf 0 {FT} -d 4", f"green -t char -n 6 {F}", f"green --tokenization char {F}", f"green -p 1 {F}", f"green corpus -b 0.333333333 1e-9 12345.678 {F}", f"green sent {FT}", f"green sent -b 0.5 2 {FT} -d 7", f"green sent -v {FT}", f"green sent -v -b 0.5 1 -n 2 -t char -s one/source.txt -r one/ref0.txt one/ref1.txt -o one/a.txt one/b.txt", f"green sent -v -l {FT} -n 1", f"green mean {F}", f"green mean -b 0 1 2 -v {F}", f"sgreen {FT}", f"sgreen -v -n 2 {FT}", f"mgreen {F} -b 0.5", f"mgreen -t char -d 5 {F}", f"sgreen {S}", "green -s s/source.txt -r s/ref0.txt s/ref1.txt -c s/a.txt s/b.txt -v", "green -s s/source.txt -r s/ref0.txt -c s/a.txt s/b.txt",
    *(f"green -s source.txt -r ref0.txt ref1.txt {flag} a.txt" for flag in "-c --cor --cors --corrected --corrected-sentences --corrections --out --outs --outputs --hyp --hyps --hypotheses".split()), "green -c a.txt -c b.txt -s source.txt -r ref0.txt -r ref1.txt", "green corpus -s source.txt -r refs.m2 -c a.txt", "green -r missing.m2 -c a.txt -v", "green -s source.txt -r ref0.txt -c w/lower.txt w/shift1.txt", "sgreen -s source.txt -r ref0.txt -c w/empty_many.txt", "green -s conll14/source -r conll14/REF0 conll14/REF1 -c conll14/AMU conll14/CAMB -b 0.5 1 2 -d 5", "green corpus -v -s conll14/source -r conll14/REF0 -c conll14/AMU", "mgreen -s conll14/source -r conll14/REF0 conll14/REF1 -c conll14/IPN", "sgreen -s conll14/source -r conll14/REF0 conll14/REF1 -c conll14/IPN -t char", "green -s - -r ref0.txt -c a.txt < source.txt", "green sent -v -s source.txt -r ref0.txt -c f/tabs.txt -n 1", f"green -b -0 {F}")
for words in ("-b -1", "-b x", "-b", "-b nan", "-n 0", "-t byte", "-d x", "-f", "-m", "-i 5", "-p x", "--draws 3", "extra", "--format tsv", "-b 1 -b 2"):
    put(f"green corpus {FT} {words}")
put("green -s source.txt -r ref0.txt", "green -r ref0.txt -c a.txt", "green -s source.txt -c a.txt", "green -s source.txt -r ref0.txt -c f/long.txt", "green -s source.txt -r f/utf16.txt -c a.txt", "green -s source.txt -r ref0.txt -c 'no*'", "sgreen corpus -s source.txt", "green sent")

section("bleu")
put("bleu a.txt ref0.txt", "bleu a.txt ref0.txt ref1.txt", "bleu -s a.txt ref0.txt ref1.txt", "bleu --smooth -n 2 a.txt ref0.txt", "bleu a.txt ref0.txt -n 1 -s", "bleu --max-order 7 a.txt ref0.txt ref1.txt ref2.txt", "bleu a.txt refs.m2", "bleu a.txt missing.m2", "bleu -n 2 -- a.txt ref0.txt", "bleu conll14/AMU conll14/REF0 conll14/REF1", "bleu one/a.txt one/ref0.txt", "bleu -s one/a.txt one/ref0.txt", "bleu s/b.txt s/ref0.txt s/ref1.txt", "bleu - ref0.txt < a.txt", "bleu a.txt 'ref*.txt'", "bleu 'out/*.txt' ref0.txt", "bleu a.txt", "bleu a.txt no_such.txt", "bleu no_such.txt ref0.txt", "bleu f/short.txt ref0.txt", "bleu f/latin1.txt ref0.txt", "bleu -n 0 a.txt ref0.txt", "bleu -n 101 a.txt ref0.txt", "bleu -n x a.txt ref0.txt", "bleu -b a.txt ref0.txt", "bleu a.txt ref0.txt --smoothing exp", "bleu w/lower.txt ref0.txt", "bleu refs.m2 ref0.txt", "bleu f/empty.txt f/empty.txt", "bleu -s -s a.txt ref0.txt", "bleu -n 2 -n 3 a.txt ref0.txt", "bleu w/shuffled.txt ref0.txt ref1.txt")

# ------------------------------------------------------------------------------------------ whole processes
section("whole processes: several of them, pipes, closed streams, odd folders")
put(f"!fresh gec-ngram score {C14} -p 2 -m green bleu", f"!fresh gec-ngram score {C14} -p 2 --sentences --format tsv -m bleu", f"!fresh gec-ngram score {C14} --confidence --resamples 30 -p 2 -m green", f"!fresh gec-ngram compare {C14} -p 2 --resamples 30 -m bleu", "!fresh gec-ngram diff -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/IPN -p 2 --top 1", "!fresh gleu corpus -f -p 2 -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB conll14/IPN", "!fresh sgleu -p 2 -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB conll14/IPN", "!fresh green -p 2 -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB conll14/IPN", f"!fresh gec-ngram score {C14} -p 2 -m my_metric:Raises", f"!fresh gec-ngram score {C14} -p 2 -m my_metric:Overlap", f"!fresh gec-ngram score {C14} -p 2 --save-tally x.npz && gec-ngram merge x.npz", f"!fresh gec-ngram score {C14} --sentences --format parquet --output parts -p 2 -m bleu", "!fresh gec-ngram score -s conll14/source -r conll14/REF0 f/short.txt -o conll14/AMU conll14/CAMB conll14/IPN -p 2",
    "!fresh gec-ngram score -s big/source -r big/REF0 -o big/AMU -m bleu:max_order=1 -p 1", "!fresh gec-ngram score -s big/source -r big/REF0 -o big/AMU -m gleu:references=best,max_order=1 green:max_order=1 -p 2 --strict", "!fresh gec-ngram score -s big/source -r big/REF0 -o big/AMU -m googlegleu:max_order=1 --save-tally x.npz && gec-ngram merge x.npz", "!fresh gec-ngram score -s big/source -r big/REF0 -o a.txt -m bleu:max_order=1", "!bash cat big/AMU | gec-ngram score -s big/source -r big/REF0 -o - -m bleu:max_order=1 -p 2",
    f"!fresh gec-ngram score {T1} --scheduler local -m green -p 1", f"!fresh gec-ngram score {T1} --scheduler nonsense -m green", f"!fresh gec-ngram score {C14} --scheduler local -m bleu -p 2 --sentences --format jsonl", f"!fresh gec-ngram score {T1} --scheduler local --save-tally x.npz -m gleu -p 1", f"!fresh gec-ngram score {T1} --scheduler local -m my_metric:Raises -p 1",
    f"!bash gec-ngram score {W} | head -2", f"!bash gec-ngram score {W} --sentences --format tsv | head -1", f"!bash gec-ngram score {T1} > /dev/full", f"!bash gec-ngram score {T1} >&-", f"!bash gec-ngram score {T1} 2>&-", f"!bash gec-ngram score -s - -r ref0.txt -o a.txt <&-", f"!bash gec-ngram --help >&-", "!bash gec-ngram --help > /dev/full", "!bash gleu corpus -f -s source.txt -r ref0.txt -o a.txt > /dev/full", f"!bash gec-ngram score {T1} --output /dev/full", f"!bash gec-ngram score {T1} --output /dev/stdout", f"!bash gec-ngram score {T1} --output /dev/stderr", f"!bash cat a.txt | gec-ngram score -s source.txt -r ref0.txt -o - -m green", "!bash gec-ngram score -s <(cat source.txt) -r <(gzip -c ref0.txt) -o A=<(xz -c a.txt) -m green", "!bash cat f/gz.txt.gz | gleu -f -s source.txt -r ref0.txt -o -", "!bash cd hostile && gec-ngram score -s ../source.txt -r ../ref0.txt -o ../a.txt -m green", "!bash cd hostile && gec-ngram score -s ../source.txt -r ../ref0.txt -o ../a.txt -m json:X", "!bash ulimit -f 1; gec-ngram score -s source.txt -r ref0.txt -o a.txt --sentences --format tsv --output o.tsv", f"!bash mkfifo pipe; cat pipe > read.txt & gec-ngram score {T1} --output pipe; wait", f"!bash PYTHONIOENCODING=ascii gec-ngram compare {T} --resamples 30 -m green", f"!bash LC_ALL=C gec-ngram compare {T} --resamples 30 -m green", f"!bash PYTHONUTF8=0 LC_ALL=POSIX gec-ngram score -s source.txt -r ref0.txt -o names/é.txt -m green", "!bash gec-ngram gleu corpus -f -s source.txt -r ref0.txt -o a.txt", "!bash python -m gec_ngram green -s source.txt -r ref0.txt -c a.txt", "!bash python -m gec_ngram bleu a.txt ref0.txt", "!bash python -P -m gec_ngram sgleu -s t/source.txt -r t/ref0.txt -o t/a.txt", "!bash gec-ngram demo | grep strong", "!bash HOME= gec-ngram data list", "!bash env -u HOME gec-ngram score -s ~nobody/x -r ref0.txt -o a.txt", "!fresh gec-ngram score -s source.txt -r ref0.txt -o a.txt", "!fresh gec-ngram demo", "!fresh gec-ngram completion bash")

# ------------------------------------------------------------------------------------------ gmeg and others
section("other corpora")
put("gec-ngram score -s gmeg/dev/fce/source -r gmeg/dev/fce/ref0 gmeg/dev/fce/ref1 gmeg/dev/fce/ref2 gmeg/dev/fce/ref3 -o gmeg/dev/fce/amu gmeg/dev/fce/nus -m gleu:references=best green bleu", "gec-ngram score -s gmeg/dev/wiki/source -r gmeg/dev/wiki/ref0 -o gmeg/dev/wiki/lstm gmeg/dev/wiki/lstm-r --baseline -m gleu green --sort gleu", "gec-ngram compare -s gmeg/dev/wiki/source -r gmeg/dev/wiki/ref0 gmeg/dev/wiki/ref1 -o gmeg/dev/wiki/lstm gmeg/dev/wiki/lstm-r --resamples 40 -m green", "gec-ngram score -s gmeg/test/fce/source -r gmeg/test/fce/ref0 gmeg/test/fce/ref1 -o gmeg/test/fce/transformer -m gleu:references=expected --signature", "gec-ngram diff -s gmeg/dev/fce/source -r gmeg/dev/fce/ref0 gmeg/dev/fce/ref1 -o gmeg/dev/fce/amu gmeg/dev/fce/nus -m green --top 2 --format json")

section("more refusals")
put("!bash chmod 444 out.txt; gec-ngram score %s --output out.txt" % T1, "!bash chmod 444 out.txt; gec-ngram score %s --save-tally out.txt" % T1, f"gec-ngram score {T1} -m my_metric:Slow --confidence --resamples 30", f"gec-ngram compare -s t/source.txt -r t/ref0.txt -o t/a.txt t/b.txt -m my_metric:Slow --resamples 30", "GEC_NGRAM_DATA='~nobody_at_all/x' gec-ngram data list", "GEC_NGRAM_DATA='~nobody_at_all/x' gec-ngram agree seeda",
    "!bash HOME=/no_such_home gec-ngram data list", "gec-ngram agree judged/two --resamples 30 -m green gleu --window 2", "gec-ngram agree judged/two --resamples 30 -m green --window 3", "gec-ngram agree judged/good --resamples 30 -m my_metric:Overlap --window 4", "gec-ngram agree judged/good --resamples 30 -m my_metric:Raises",
    '!bash Q=$((20000 + $$ % 30000)); (cd cache && exec python -m http.server -b 127.0.0.1 $Q) >/dev/null 2>&1 & P=$!; until (: </dev/tcp/127.0.0.1/$Q) 2>/dev/null; do sleep 0.1; done; export GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=http://127.0.0.1:$Q; gec-ngram data fetch seeda; gec-ngram data list; gec-ngram data fetch seeda gjg15; kill $P', '!bash Q=$((20000 + $$ % 30000)); (cd cache && exec python -m http.server -b 127.0.0.1 $Q) >/dev/null 2>&1 & P=$!; until (: </dev/tcp/127.0.0.1/$Q) 2>/dev/null; do sleep 0.1; done; export GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=http://127.0.0.1:$Q; gec-ngram data fetch jfleg-dev; gec-ngram data fetch conll14; ls -R d; kill $P', '!bash Q=$((20000 + $$ % 30000)); (cd served && exec python -m http.server -b 127.0.0.1 $Q) >/dev/null 2>&1 & P=$!; until (: </dev/tcp/127.0.0.1/$Q) 2>/dev/null; do sleep 0.1; done; export GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=http://127.0.0.1:$Q; gec-ngram data fetch seeda; kill $P', '!bash Q=$((20000 + $$ % 30000)); (cd served_long && exec python -m http.server -b 127.0.0.1 $Q) >/dev/null 2>&1 & P=$!; until (: </dev/tcp/127.0.0.1/$Q) 2>/dev/null; do sleep 0.1; done; export GEC_NGRAM_DATA=d GEC_NGRAM_MIRROR=http://127.0.0.1:$Q; gec-ngram data fetch seeda; gec-ngram data fetch gjg15; kill $P')

section("rarer messages")
put(f"gec-ngram score {T1} -m green:beta=1,3 --sort green", f"gec-ngram score {T1} -m gleu:references=best,gleu:references=mean --sort gleu", f"!bash mkdir e; cd e; gec-ngram score -s ../t/source.txt -r ../t/ref0.txt -o ../t/a.txt -m green --sentences --format parquet --output .", "gec-ngram lint -s conll14/REF0 -r conll14/REF1 -o conll14/source", "gec-ngram lint -s conll14/REF0 -r conll14/source -o conll14/AMU", "gec-ngram lint -s conll14/AMU -r conll14/source -o conll14/CAMB", "gec-ngram lint -s ref0.txt -r ref1.txt -o w/misspelt.txt", "gec-ngram lint -s conll14/POST -r conll14/REF0 -o conll14/source",
    *(f"gec-ngram lint -s big/source12 -r big/REF012 -o big/{each}" for each in ("shifted", "lower", "shuffled")), "gec-ngram score -s big/source12 -r big/REF012 -o big/shifted -m bleu:max_order=1", *(f"gec-ngram agree judged/{each} --resamples 40 -m green" for each in ("moved_right", "moved_down", "moved_up", "f_apart", "f_less", "f_xml_less")), "gec-ngram agree judged/moved_down --resamples 40 -m green,gleu:references=best --allow --format json", "gec-ngram agree judged/f_less --resamples 40 -m green --count-from 0",
    "!bash mkdir gjg15; gec-ngram agree gjg15", f"gec-ngram score {TR3} -m my_metric:InfRows", f"gec-ngram score {T1} -m my_metric:Whole", "gec-ngram score -r missing.m2 -o a.txt --missing-annotator drop -m my_metric:Whole", f"!bash PYTHONPATH=gone:$PYTHONPATH gec-ngram completion bash", f"!bash PYTHONPATH=gone:$PYTHONPATH gec-ngram score {T1} -tok 13a", f"!bash PYTHONPATH=gone:$PYTHONPATH gec-ngram score {T1} --sentences --format parquet --output parts", f"!bash PYTHONPATH=gone:$PYTHONPATH gec-ngram score {T1} --scheduler local",
    *(f"gec-ngram which-gleu {number} -s source.txt -r ref0.txt ref1.txt -o {name}" for name in ("f/double_spaces.txt", "f/nbsp.txt", "w/empty_some.txt") for number in ("36.34", "31.5")), *(f"gec-ngram which-gleu {number} -s f/nbsp_source.txt -r f/nbsp_ref.txt -o f/nbsp.txt" for number in ("30.1", "45.2", "50")),
    "gec-ngram compare -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB conll14/CUUI conll14/POST conll14/RAC conll14/UMC --resamples 60 -m green bleu", "gec-ngram compare -s conll14/source -r conll14/REF0 conll14/REF1 -o conll14/AMU conll14/CAMB conll14/CUUI conll14/POST conll14/RAC conll14/UMC --resamples 200 -m gleu:references=best --against CAMB")

section("few lines, and long messages")
put(*(f"gec-ngram score -s source.txt -r ref0.txt ref1.txt -o X=w/few_{kind}_{few}.txt -m green" for kind in "lower cut prefix foreign html csv detok empty runaway misspelt unk shift".split() for few in (1, 2, 3, 4, 7)))
LONG = "x" * 400
put(f"gec-ngram score {T1} --{LONG}", f"gec-ngram score {T1} {LONG}", f"gec-ngram score -s {LONG}.txt -r ref0.txt -o a.txt", f"gec-ngram score -s source.txt -r ref0.txt -o {'d/' * 180}a.txt", f"gec-ngram score {T1} -m gleu:formula={LONG}", f"gec-ngram score {T1} -m {LONG}", f"gec-ngram score {T1} -m gleu:{LONG}=1", f"gec-ngram score {T1} --format {LONG}", f"gec-ngram score {T1} -w {LONG}", f"gec-ngram score {T1} --sort {LONG}", f"gec-ngram which-gleu {'5' * 400} {WG}", f"gec-ngram {LONG}", f"gleu corpus {FT} --{LONG}", f"bleu {LONG} ref0.txt", f"gec-ngram agree {LONG[:200]}", f"gec-ngram compare {T} --against {LONG}", f"gec-ngram merge {LONG}",
    "gec-ngram score -s source.txt -r ref0.txt -o 'w/*.txt' p1/a.txt", "gec-ngram score -s source.txt -r ref0.txt -o 'w/[a-m]*.txt' f/short.txt p1/a.txt p2/a.txt", "gec-ngram compare -s source.txt -r ref0.txt -o 'w/[a-m]*.txt' --against nobody", "gec-ngram score -s source.txt -r p1/ref0.txt -o 'w/[d-m]*.txt'", f"gec-ngram score -s source.txt -r ref0.txt -o {LONG[:150]}=w/shuffled.txt {LONG[:140]}=w/lower.txt -m green", f"gec-ngram score -s source.txt -r ref0.txt -o {LONG[:150]}=f/short.txt", "gec-ngram score -s source.txt -r ref0.txt -o 'a\u202eb\x1b[1m=a.txt' -m green", "gec-ngram score -s 'no\u202esuch\x1b[1m.txt' -r ref0.txt -o a.txt", "gec-ngram score -s source.txt -r ref0.txt -o a.txt --'\x1b[1mx'", f"gec-ngram agree judged/good --systems {LONG} careful", f"gec-ngram agree judged/good --systems {' '.join('n' + str(k) for k in range(60))}", f"gec-ngram lint -s source.txt -r ref0.txt -o {LONG[:120]}=w/shuffled.txt w/upside_down.txt", "gec-ngram score -s source.txt -r ref0.txt -o 'w/few_*.txt' -m green --sort green", "gec-ngram compare -s source.txt -r ref0.txt -o 'w/few_lower_?.txt' 'w/few_cut_?.txt' -m green --resamples 60")


def main():
    lines = [line.replace("\n", " ") for line in out]
    seen = set()
    kept = [line for line in lines if line.startswith("#") or not (line in seen or seen.add(line))]
    (HERE / "commands.txt").write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    print(len(seen), "command lines,", len(lines) - len(kept), "double ones left out")


if __name__ == "__main__":
    main()
