"""Run notebooks afresh (all or those named), go on after failures; write outputs of those that pass."""
import os, sys, time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
sys.path.insert(0, str(Path('.ci').resolve()))
import notebooks as n, nbformat
names = [Path(x).resolve() for x in sys.argv[1:]] or n.NOTEBOOKS
os.chdir(n.ROOT)
def one(p):
    t = time.time()
    try:
        nbformat.write(n.run_fresh(nbformat.read(p, 4), p.parent), p)
        print('ok  ', f'{time.time()-t:6.1f}', p.relative_to(n.ROOT), flush=True)
    except BaseException as e:
        lines = str(e).splitlines()
        print('FAIL', f'{time.time()-t:6.1f}', p.relative_to(n.ROOT), '\n'.join(lines[-14:]), flush=True)
with ThreadPoolExecutor(int(os.environ.get('W', 2))) as pool: list(pool.map(one, names))
