"""Imports between wings go through front doors, which are written: python doors.py CLONE"""
import ast, json, os, re, sys
from pathlib import Path
import nbformat
root=Path(sys.argv[1]).resolve(); os.chdir(root)
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from door_names import USERS, DOCS, ROOT_NAMES
GROUND=("messages","signals","tables"); WINGS=list(DOCS)
def dirs(s):
    out=[]
    for l in s.splitlines():
        if not l.startswith("#|"): break
        out.append(l[2:].split())
    return out
def is_export(c): return c.cell_type=="code" and any(d and d[0] in("export","exports","exporti") for d in dirs(c.source))
def body(s): return "\n".join(l for l in s.splitlines() if not l.startswith("#|"))
def order(names): return sorted(names,key=lambda n:(not n.isupper(),not n[:1].isupper(),n))
def wrapped(mod,names,indent=""):
    line=f"from {mod} import {', '.join(names)}"
    if len(line)+len(indent)<=100: return line
    head=f"from {mod} import ("; pad=" "*(len(indent)+len(head)); out=head; cur=len(indent)+len(head)
    for k,n in enumerate(names):
        piece=n+("," if k<len(names)-1 else ")")
        if cur+len(piece)>100: out=out.rstrip()+"\n"+pad; cur=len(pad)
        out+=piece+(" " if k<len(names)-1 else ""); cur+=len(piece)+1
    return out
IMPORT=re.compile(r"(?m)^([ ]*)from gec_ngram\.([\w.]+) import (\([^)]*\)|[^\n;(#]+)")
need={}   # wing -> names wanted by other wings
def rewrite(s, own):
    "Imports of rooms of other wings become imports from their doors; those of one block are joined."
    groups={}
    def sub(m):
        indent,mod,names=m.groups(); wing,_,room=mod.partition(".")
        if wing==own or wing not in WINGS: return m.group(0)
        names=[n.strip() for n in names.strip("()").split(",") if n.strip()]
        for n in names: need.setdefault(wing,set()).add(n.split()[0])
        key=(indent,wing, m.string.count("\ndef ",0,m.start()), m.string.count("TYPE_CHECKING:",0,m.start()))
        if key in groups: groups[key]+=names; return "\0gone"
        groups[key]=names; return f"\0{len(groups)-1}\0"
    s=IMPORT.sub(sub,s)
    s=s.replace("\0gone\n","")
    s=s.replace("\n\0gone","")
    for i,((indent,wing,_a,_b),names) in enumerate(groups.items()):
        s=s.replace(f"\0{i}\0",indent+wrapped("gec_ngram."+wing,order(dict.fromkeys(names)),indent))
    return s
for p in sorted((root/"nbs").glob("**/*.ipynb")):
    parts=p.relative_to(root/"nbs").parts
    if ".ipynb_checkpoints" in parts: continue
    nb=nbformat.read(p,4); changed=False
    exp=next((d[1] for c in nb.cells if c.cell_type=="code" for d in dirs(c.source) if d[:1]==["default_exp"]),None)
    if not exp: continue
    own=exp.split(".")[0]
    for c in nb.cells:
        if is_export(c):
            n=rewrite(c.source,own)
            if n!=c.source: c.source=n; changed=True
    if changed: nbformat.write(nb,p)
# by hand
for p in [root/"gec_ngram/__main__.py"]:
    t=p.read_text(); n=rewrite(t,"__main__"); p.write_text(n)
# where names are
home={}
for p in sorted((root/"gec_ngram").rglob("*.py")):
    rel=p.relative_to(root/"gec_ngram").with_suffix("").parts
    if len(rel)<2 or rel[-1].startswith("__") or "hugging_face" in rel: continue
    for n in ast.parse(p.read_text()).body:
        if isinstance(n,(ast.FunctionDef,ast.ClassDef)): home.setdefault((rel[0],n.name),[]).append(".".join(rel[1:]))
        for t in getattr(n,"targets",[getattr(n,"target",None)]) if isinstance(n,(ast.Assign,ast.AnnAssign)) else []:
            for y in ast.walk(t):
                if isinstance(y,ast.Name): home.setdefault((rel[0],y.id),[]).append(".".join(rel[1:]))
for wing in WINGS:
    rooms={}
    for n in order(need.get(wing,set())|set(USERS.get(wing,"").split())):
        where=home.get((wing,n))
        if not where: print("no home", wing, n); continue
        if len(where)>1: print("two homes",wing,n,where)
        rooms.setdefault(where[0],[]).append(n)
        if n in {r[1] for r in [tuple(x) for x in []]}: pass
    users=USERS.get(wing,"").split()
    out=f'"""{DOCS[wing]}"""\n\nfrom gec_ngram import front_door\n\n'
    if users:
        line="__all__ = ["+", ".join(f'"{n}"' for n in users)+"]"
        if len(line)>100:
            cur="__all__ = ["; lines=[]
            for n in users:
                piece=f'"{n}", '
                if len(cur)+len(piece)>99: lines.append(cur.rstrip()); cur=" "*11
                cur+=piece
            lines.append(cur.rstrip(", ")+"]"); line="\n".join(lines)
        out+=line+"\n"
    out+="ROOMS = {\n"
    for r in sorted(rooms):
        head=f'    "{r}": '; text=" ".join(rooms[r]); lines=[]; cur=head+'"'
        for k,n in enumerate(rooms[r]):
            last=k==len(rooms[r])-1
            piece=n if last else n+" "
            if len(cur)+len(piece)+2>100: lines.append(cur+'"'); cur=" "*len(head)+'"'
            cur+=piece
        lines.append(cur+'",')
        out+="\n".join(lines)+"\n"
    out+="}\n__getattr__, __dir__ = front_door(__name__, ROOMS)\n"
    (root/"gec_ngram"/wing/"__init__.py").write_text(out)
    print(wing, len(users), "for users;", len(need.get(wing,())), "cross")
