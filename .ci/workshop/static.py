"Names that notebooks and scripts import, and that are not there."
import ast,re,sys
from importlib import import_module
from pathlib import Path
import nbformat
bad=0
for p in [*sorted(Path('nbs').rglob('*.ipynb')),*Path('.ci').glob('*.py'),*Path('docs').glob('*.py'),*Path('benchmarks').glob('*.py'),*Path('nbs').rglob('*.py')]:
    if p.suffix=='.ipynb': texts=[(i,c.source) for i,c in enumerate(nbformat.read(p,4).cells) if c.cell_type=='code']
    else: texts=[(0,p.read_text())]
    for i,t in texts:
        for m in re.finditer(r'from (gec_ngram[\w.]*) import (\([^)]*\)|[^\n;(#"\\]+)',t):
            names=[x.strip().split(' ')[0] for x in m.group(2).strip('()').split(',') if x.strip()]
            try: mod=import_module(m.group(1))
            except Exception as e: print(p,i,m.group(0)[:90].replace('\n',' '),'!!',e); bad+=1; continue
            for n in names:
                if not re.fullmatch(r'\w+',n): continue
                try: getattr(mod,n)
                except AttributeError:
                    try: import_module(f"{m.group(1)}.{n}")
                    except Exception: print(p,i,m.group(1),n); bad+=1
print(bad)
