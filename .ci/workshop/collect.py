"""All notebooks against the exported modules with coverage; go on after failures; take over fresh outputs."""
import os, sys, time, tempfile, subprocess, threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
sys.path.insert(0, str(Path('.ci').resolve()))
import notebooks as n, nbformat
os.chdir(n.ROOT)
folder = Path('/tmp/cov13'); folder.mkdir(exist_ok=True); settings = folder/'rc'
settings.write_text(n.COVERAGE.format(folder=folder, branches=not n.QUICK))
names = [Path(x).resolve() for x in sys.argv[1:]] or n.NOTEBOOKS
def one(path):
    t = time.time(); name = path.relative_to(n.ROOT)
    nb = n.against_modules(path)
    first, last = (nbformat.v4.new_code_cell(s) for s in (n.BEFORE.format(settings=str(settings)), n.AFTER))
    nb.cells = [first, *nb.cells, last]
    try: n.run_fresh(nb, path.parent)
    except Exception as e:
        print('FAIL', f'{time.time()-t:5.1f}', name, '\n'.join(str(e).splitlines()[-14:]), flush=True); return
    nb.cells = nb.cells[1:-1]
    old = nbformat.read(path, 4); changed = False
    for a, b, ta, tb in zip([c for c in old.cells if c.cell_type=='code'], [c for c in nb.cells if c.cell_type=='code'], n.text_outputs(old), n.text_outputs(nb)):
        if ta[1] != tb[1]:
            changed = True; a.outputs = b.outputs
            print('DIFF', name, repr(ta[1][:300]), '->', repr(tb[1][:300]), flush=True)
    if changed: nbformat.write(old, path)
    print('ok', f'{time.time()-t:5.1f}', name, flush=True)
with ThreadPoolExecutor(2) as pool: list(pool.map(one, names))
c = [sys.executable, '-m', 'coverage']
subprocess.run([*c, 'combine', '-q', f'--rcfile={settings}'])
subprocess.run([*c, 'report', f'--rcfile={settings}', '--show-missing', '--skip-covered', '--fail-under=100'])
print('DONE')
