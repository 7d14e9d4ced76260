"""diff.py ONE OTHER [--allowed FILE] [--all] [--lines N] [--only REGEX]

Compares what run.py (two folders) or library.py (two .json files) have written. Exit status 1 if there are
differences that are not allowed. A difference whose numbers agree to ten significant digits is marked "last digits".

The file of allowed differences (default: allowed.txt beside this program) has a rule a line, of fields with " ||| "
between: a reason; a regular expression that the command line (or the library's key) contains; and then either a regular
expression that each changed line of the unified diff contains, its sign + or - first, or two fields, a text and what
takes its place: the case agrees if with that in its place it does to the last character. Lines with # are comments.
"""
import argparse
import collections
import difflib
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NUMBER = re.compile(r"(?<![\w.])-?\d+\.?\d*(?:e[-+]?\d+)?")


def read(path):
    """From the name of each case to its lines."""
    path = Path(path)
    if path.is_dir():
        path = path / "records.jsonl"
    if path.suffix == ".json":
        return {key: lines_of_value(value) for key, value in json.loads(path.read_text()).items()}
    records = map(json.loads, path.read_text().splitlines())
    return {each["line"]: lines_of_record(each) for each in records}


def lines_of_value(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=0)
    return text.split("\n")


def lines_of_record(record):
    found = []
    for step in record["steps"]:
        words = " ".join(step["words"])
        found.append(f"$ {words}" if len(words) <= 400 else f"$ {words[:400]}…")
        found.append(f"[exit status {step['status']}]")
        for name, text in ("stdout", step["out"]), ("stderr", step["err"]):
            if text:
                found += [f"[{name}]", *text.split("\n")]
    for name, file in sorted(record["files"].items()):
        kind = next(iter(file))
        found.append(f"[file {name!r}, {kind}{', mode ' + file['mode'] if 'mode' in file else ''}]")
        if kind == "text":
            found += file["text"].split("\n")
        elif kind == "npz":
            for array, each in sorted(file["npz"].items()):
                found.append(f"{array}: {each[0]} {each[1]}")
                found += json.dumps(each[2], indent=0 if array == "header" else None).split("\n")
        elif kind == "parquet":
            found += json.dumps({k: v for k, v in file["parquet"].items() if k != "rows"}).split("\n")
            found += file["parquet"]["rows"]
        else:
            found.append(json.dumps(file))
    return found


def rounded(line):
    """A line whose numbers have ten significant digits; what is next to nothing is 0."""
    def short(match):
        value = float(match[0])
        return f"{0.0 if abs(value) < 1e-12 else value:.10g}"
    line = re.sub(r'"(exact|hash|json|values|html|tsv)": "[0-9a-f]{16,64}"', r'"\1": "hash"', line)
    return NUMBER.sub(short, line)


def rules(path):
    "The rules with an expression for changed lines, and those with a text and what takes its place."
    found, renamed = [], []
    for line in Path(path).read_text(encoding="utf-8").splitlines() if Path(path).exists() else ():
        if line.strip() and not line.startswith("#"):
            reason, where, *what = line.split(" ||| ")
            if len(what) == 2:
                renamed.append((reason, re.compile(where), *what))
            else:
                found.append((reason, re.compile(where), re.compile(*what)))
    return found, renamed


def with_new_names(renamed, case, lines):
    "The lines of a case with what takes the place of texts in them, and the reasons."
    reasons = []
    for reason, where, old, new in renamed:
        if where.search(case) and any(old in line for line in lines):
            lines = [line.replace(old, new) for line in lines]
            reasons.append(reason)
    return lines, reasons


def allowed(known, case, changed):
    """The reasons why all changed lines may differ; none if one of them may not."""
    reasons = []
    for line in changed:
        reason = next((why for why, where, what in known if where.search(case) and what.search(line)), None)
        if reason is None:
            return []
        reasons.append(reason)
    return list(dict.fromkeys(reasons))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--allowed", default=HERE / "allowed.txt")
    parser.add_argument("--only", default="", help="cases that contain this regular expression")
    parser.add_argument("--lines", type=int, default=12, help="of each difference (default: 12)")
    parser.add_argument("--most", type=int, default=60, help="differences that are shown (default: 60)")
    parser.add_argument("--all", action="store_true", help="show all, with all lines, also what is allowed")
    parser.add_argument("--common", action="store_true", help="leave out cases that are on one side only")
    args = parser.parse_args()
    one, other = read(args.one), read(args.other)
    (known, renamed), count, shown = rules(args.allowed), collections.Counter(), 0
    reasons = collections.Counter()
    for case in dict.fromkeys([*one, *other]):
        if not re.search(args.only, case):
            continue
        a, b = one.get(case), other.get(case)
        if a == b:
            count["agree"] += 1
            continue
        if a is None or b is None:
            if args.common:
                continue
            count["on one side only"] += 1
            print(f"\n### {case[:300]}\nonly in {args.one if b is None else args.other}")
            continue
        new, because = with_new_names(renamed, case, a)
        a = a if new == b else new
        changed = list(difflib.unified_diff(a, b, "before", "after", lineterm="", n=1))[2:]
        pairs = [line for line in changed if line[:1] in "+-"]
        why = because if new == b else allowed(known, case, pairs)
        digits = list(map(rounded, a)) == list(map(rounded, b))
        kind = "allowed" if why else "last digits only" if digits else "differ"
        count[kind] += 1
        reasons.update(why)
        if (why and not args.all) or (shown >= args.most and not args.all):
            continue
        shown += 1
        print(f"\n### {case[:600]}\n({kind}{': ' + '; '.join(why) if why else ''})")
        most = len(changed) if args.all else args.lines
        for line in changed[:most]:
            print(line if len(line) <= 400 or args.all else pointed(line, a, b))
        if len(changed) > most:
            print(f"… {len(changed) - most} more lines")
    print(f"\n{sum(count.values())} cases: " + ", ".join(f"{number} {kind}" for kind, number in count.most_common()))
    for reason, number in reasons.most_common():
        print(f"  allowed {number} times: {reason}")
    return 1 if set(count) - {"agree", "allowed"} else 0


def pointed(line, a, b):
    """A long line from shortly before the place where it begins to differ."""
    own, others = (a, b) if line[0] == "-" else (b, a)
    best = max(others, key=lambda each: common(line[1:], each), default="")
    at = common(line[1:], best)
    return f"{line[0]}…{line[1 + max(0, at - 120):][:360]}… (from character {max(0, at - 120)})"


def common(x, y):
    k = 0
    for p, q in zip(x, y):
        if p != q:
            break
        k += 1
    return k


if __name__ == "__main__":
    sys.exit(main())
