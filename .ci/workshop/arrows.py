import ast,sys
from pathlib import Path
from collections import defaultdict
ORDER="messages signals tables text count lint metrics statistics report systems people scale peers commands".split()
R=Path('gec_ngram'); up=defaultdict(list); names=defaultdict(set)
for p in sorted(R.rglob('*.py')):
    if p.name in('_modidx.py','__init__.py','__main__.py') or 'hugging' in str(p): continue
    parts=p.relative_to(R).with_suffix('').parts; w=parts[0]
    t=ast.parse(p.read_text())
    tc=set()
    for n in ast.walk(t):
        if isinstance(n,ast.If) and 'TYPE_CHECKING' in ast.unparse(n.test):
            tc|=set(map(id,ast.walk(n)))
    for n in ast.walk(t):
        if isinstance(n,ast.ImportFrom) and (n.level or (n.module or '').startswith('gec_ngram')):
            m=(n.module or '')
            if n.level:
                base=['gec_ngram',*parts[:-1]][:len(parts)+1-n.level]; full='.'.join([*base,*( [m] if m else [])])
            else: full=m
            q=full.split('.')[1:]
            if not q or q[0]==w or q[0].startswith('__'): continue
            kind='T' if id(n) in tc else ''
            for a in n.names: names[q[0]].add(('.'.join(q)+':'+a.name))
            if ORDER.index(q[0])>ORDER.index(w) and kind!='T':
                up[w,q[0]].append(f"{'.'.join(parts)} <- {'.'.join(q)}: {', '.join(a.name for a in n.names)} {'(top)' if n.col_offset==0 else '(inside)'}")
for k,v in up.items():
    print(k); [print('    ',x) for x in v]
for w in ORDER: print(w,len(names[w]),' '.join(sorted(n.split(':')[1] for n in names[w])))
