import nbformat, sys
from pathlib import Path
def edit(path, *pairs, count=1):
    nb = nbformat.read(path, 4)
    for old, new in pairs:
        n = sum(c.source.count(old) for c in nb.cells)
        assert n == count or (count is None and n), (str(path), n, old)
        for c in nb.cells:
            c.source = c.source.replace(old, new)
    nbformat.write(nb, path)
