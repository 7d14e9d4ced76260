"""Rewrite imports after the rooms of metrics and count were rebuilt: python metrics_names.py FILE… (.py or .ipynb).

Names that moved get their new room; names that are gone are left where they were, and listed.
"""
import json
import re
import sys

MOVED = {
    "metrics.references": {**dict.fromkeys("DRAW_CELLS SEED_STEP SKIPPED drawn_sums check_draws reference_draws ReferenceDraws "
                                           "_random_words _python2_choice _python3_choice _stacked".split(), "metrics.draws"),
                           **dict.fromkeys("TIE at_least best_reference even_mean reference_rows".split(), "metrics.sums")},
    "metrics.draws": {**dict.fromkeys("RESAMPLED_DRAWS RESAMPLED_CELLS ENUMERATED KEPT Kept Expected".split(), "metrics.expectation")},
    "metrics.rows": {**dict.fromkeys("Additive Choices sum_rows".split(), "metrics.sums"),
                     **dict.fromkeys("block_rows text_rows over_blocks whole_rows".split(), "metrics.metric")},
    "metrics.settings": {"Tokenisation": "metrics.metric"},
    "metrics.bleu": dict.fromkeys("geometric_mean brevity_penalty".split(), "metrics.metric"),
}
RENAMED = {("metrics.sums", "_joined"): "joined_parts"}
PATTERN = re.compile(r"^( *)from (gec_ngram\.)([\w.]+) import (\([^)]*\)|[^\n(]*)$", re.M)


def rewritten(source, where):
    def one(match):
        indent, dots, room, names = match.groups()
        comment = ""
        if "#" in names:
            names, _, comment = names.partition("#")
            comment = "  #" + comment
        names = [each.strip() for each in names.strip("() \n").replace("\n", " ").split(",") if each.strip()]
        homes = {}
        for each in names:
            name = each.split(" as ")[0]
            home = MOVED.get(room, {}).get(name, room)
            if (room, name) in RENAMED:
                each = each.replace(name, RENAMED[room, name])
            homes.setdefault(home, []).append(each)
            if home in ("metrics.references", "metrics.rows"):
                print(f"{where}: {room}.{name} is gone")
        if set(homes) == {room} and not any((room, n) in RENAMED for n in names):
            return match[0]
        lines = []
        for home, found in sorted(homes.items()):
            line = f"{indent}from {dots}{home} import {', '.join(found)}"
            if len(line) > 100:
                head, width = f"{indent}from {dots}{home} import (", 100
                lines_, now = [], head
                for k, each in enumerate(found):
                    piece = each + (")" if k == len(found) - 1 else ",")
                    if len(now) + len(piece) + 1 > width:
                        lines_.append(now.rstrip()); now = " " * len(head)
                    now += piece + " "
                lines_.append(now.rstrip())
                line = "\n".join(lines_)
            lines.append(line)
        return "\n".join(lines) + comment
    return PATTERN.sub(one, source)


for path in sys.argv[1:]:
    text = open(path, encoding="utf-8").read()
    if path.endswith(".ipynb"):
        book, changed = json.loads(text), False
        for cell in book["cells"]:
            if cell["cell_type"] == "code":
                source = "".join(cell["source"])
                new = rewritten(source, path)
                if new != source:
                    cell["source"], changed = new.splitlines(True), True
        if changed:
            open(path, "w", encoding="utf-8").write(json.dumps(book, indent=1, ensure_ascii=False, sort_keys=True) + "\n")
    else:
        new = rewritten(text, path)
        if new != text:
            open(path, "w", encoding="utf-8").write(new)
