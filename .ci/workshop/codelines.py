import ast,sys,tokenize,io
from pathlib import Path
def code_lines(src):
    t=ast.parse(src); doc=set()
    for n in ast.walk(t):
        if isinstance(n,(ast.Module,ast.ClassDef,ast.FunctionDef)) and n.body and isinstance(n.body[0],ast.Expr) and isinstance(n.body[0].value,ast.Constant) and isinstance(n.body[0].value.value,str):
            d=n.body[0]; doc|=set(range(d.lineno,d.end_lineno+1))
    L=set()
    for tok in tokenize.generate_tokens(io.StringIO(src).readline):
        if tok.type not in (tokenize.COMMENT,tokenize.NL,tokenize.NEWLINE,tokenize.INDENT,tokenize.DEDENT,tokenize.ENDMARKER):
            L|=set(range(tok.start[0],tok.end[0]+1))
    return len(L-doc)
tot=[0,0,0,0]
for a in sys.argv[1:]:
    a=Path(a)
    for p in sorted(a.rglob('*.py')) if a.is_dir() else [a]:
        if p.name=='_modidx.py': continue
        s=p.read_text(); t=ast.parse(s); al=[]
        for nd in t.body:
            if isinstance(nd,ast.Assign) and getattr(nd.targets[0],'id','')=='__all__':
                try: al=ast.literal_eval(nd.value)
                except Exception: pass
        r=(1,len(s.splitlines()),code_lines(s),len(al)); tot=[x+y for x,y in zip(tot,r)]
        print(f"{str(p):44} {r[1]:5} lines {r[2]:5} code {r[3]:3} public")
print('total modules %d, lines %d, code %d, public %d'%tuple(tot))
