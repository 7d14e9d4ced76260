"""Three-way merge of notebooks by cells: nbmerge.py BASE OURS THEIRS; result in OURS; 1 if a cell conflicts."""
import sys, json, subprocess, tempfile, os
base, ours, theirs = (json.load(open(p, encoding='utf-8')) for p in sys.argv[1:4])
name = sys.argv[4] if len(sys.argv) > 4 else ''
B, O, T = ({c['id']: c for c in nb['cells']} for nb in (base, ours, theirs))
src = lambda c: ''.join(c['source'])
bad = 0
def text3(b, o, t):
    fs = []
    for x in (o, b, t):
        f = tempfile.NamedTemporaryFile('w', delete=False, encoding='utf-8'); f.write(x + '\n'); f.close(); fs.append(f.name)
    r = subprocess.run(['git', 'merge-file', '-p', '-q', *fs], capture_output=True, text=True)
    for f in fs: os.unlink(f)
    return r.stdout[:-1], r.returncode
out = []
for c in ours['cells']:
    i = c['id']
    if i in T:
        b, o, t = (src(B[i]) if i in B else ''), src(c), src(T[i])
        if o == t or t == b: m = o
        elif o == b: m = t; c = dict(c, outputs=T[i]['outputs']) if 'outputs' in c else c
        else:
            m, code = text3(b, o, t)
            if code:
                bad += 1; print(f'CONFLICT {name} cell {i}', file=sys.stderr)
        if m == t and 'outputs' in c: c = dict(c, outputs=T[i].get('outputs', []))
        c = dict(c, source=m.splitlines(keepends=True))
        out.append(c)
    elif i in B:
        if src(c) != src(B[i]):
            print(f'NOTE {name} cell {i}: changed here, deleted there; kept', file=sys.stderr); out.append(c); bad += 1
    else: out.append(c)
order = [c['id'] for c in theirs['cells']]
have = {c['id'] for c in out}
for k, c in enumerate(theirs['cells']):
    i = c['id']
    if i in have or (i in B and i not in O and src(c) == src(B[i])): continue
    if i in B and i not in O:
        print(f'NOTE {name} cell {i}: deleted here, changed there; kept', file=sys.stderr); bad += 1
    prev = next((p for p in reversed(order[:k]) if p in have), None)
    at = next((n + 1 for n, x in enumerate(out) if x['id'] == prev), 0)
    out.insert(at, c); have.add(i)
ours['cells'] = out
with open(sys.argv[2], 'w', encoding='utf-8') as f:
    json.dump(ours, f, indent=1, ensure_ascii=False, sort_keys=True); f.write('\n')
sys.exit(1 if bad else 0)
