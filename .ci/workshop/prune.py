"Prune unused imports of the chapters of the book, and join them."
import ast,re,sys,os
from pathlib import Path
import nbformat
sys.argv=[sys.argv[0],*sys.argv[1:]]
def body(s): return "\n".join(l for l in s.splitlines() if not l.startswith("#|"))
def wrapped(mod,names,indent=""):
    line=f"from {mod} import {', '.join(names)}"
    if len(line)<=100: return line
    head=f"from {mod} import ("; pad=" "*len(head); out=head; cur=len(head)
    for k,n in enumerate(names):
        piece=n+("," if k<len(names)-1 else ")")
        if cur+len(piece)>100: out=out.rstrip()+"\n"+pad; cur=len(pad)
        out+=piece+(" " if k<len(names)-1 else ""); cur+=len(piece)+1
    return out
for p in map(Path,sys.argv[1:]):
    nb=nbformat.read(p,4)
    code=[c for c in nb.cells if c.cell_type=="code"]
    def leading(c):
        try: t=ast.parse(body(c.source)).body
        except SyntaxError: return []
        out=[]
        for n in t:
            if isinstance(n,(ast.Import,ast.ImportFrom)): out.append(n)
            elif isinstance(n,ast.Expr) and "sys.path" in ast.unparse(n): out.append(n)
            else: break
        return out
    cells=[c for c in code[:4] if leading(c)]
    rest={}
    texts=[]
    for c in code:
        lines=body(c.source).split("\n")
        L=leading(c) if c in cells else []
        last=max([n.end_lineno for n in L],default=0)
        texts.append("\n".join(lines[last:]))
    used=set(re.findall(r"\w+","\n".join(texts)))
    plain,froms={}, {}
    path=None
    for c in cells:
        for n in leading(c):
            if isinstance(n,ast.Expr): path=ast.unparse(n); continue
            if isinstance(n,ast.Import):
                for a in n.names:
                    if (a.asname or a.name.split(".")[0]) in used or a.name=="sys": plain[ast.unparse(ast.Import([a]))]=1
            else:
                for a in n.names:
                    if (a.asname or a.name) in used: froms.setdefault(n.module,{})[a.name+(f" as {a.asname}" if a.asname else "")]=1
    from gec_ngram import __all__ as front
    for m in list(froms):
        if m.startswith("gec_ngram."):
            for n in list(froms[m]):
                if n in front: froms.setdefault("gec_ngram",{})[n]=froms[m].pop(n)
            if not froms[m]: del froms[m]
    plain.pop("import sys",None)
    std=lambda m: m.split(".")[0] in sys.stdlib_module_names
    own=lambda m: m.split(".")[0] in("gec_ngram","evidence","terminal","mistakes","narrow")
    key=lambda n:(not n.split()[0].isupper(),not n[0].isupper(),n)
    groups=[[],[],[]]
    for l in sorted(plain): m=l.split()[1]; groups[0 if std(m) else 2 if own(m) else 1].append(l)
    for m in sorted(froms): groups[0 if std(m) else 2 if own(m) else 1].append(wrapped(m,sorted(froms[m],key=key)))
    text="\n\n".join("\n".join(g) for g in groups if g)
    top=""
    if path: text=f"import sys; {path.replace(chr(39),chr(34))}\n\n"+text
    # the first cell with imports keeps them, folded
    first=cells[0]
    tails=[]
    for c in cells:
        L=leading(c); last=max(n.end_lineno for n in L)
        tail="\n".join(body(c.source).split("\n")[last:]).strip("\n")
        if tail: tails.append(tail)
    first.source="#| code-fold: true\n"+text+("\n\n"+"\n".join(tails) if tails else "")
    nb.cells=[c for c in nb.cells if c not in cells[1:]]
    nbformat.write(nb,p); print(p,len(text.splitlines()))
