// "Run this page": edit and run the cells of a chapter with Python in the browser.
const runPage = (() => {
    const here = document.currentScript;
    const make = (tag, properties = {}, ...inside) => {
        const part = Object.assign(document.createElement(tag), properties);
        part.append(...inside);
        return part;
    };
    let python, busy = false, cells = [], ran = 0;  // the number of cells that are up to date
    const begin = async () => {
        ran = 0;
        await python.ask("begin", {folder: here.dataset.folder});
    };
    const stop = () => {
        python?.stop();
        python = null;
        busy = false;
        controls();
    };

    // ---- the elements of the page
    const said = make("span", {role: "status", className: "run-said"});
    const say = text => { said.textContent = text; };
    const button = (text, onclick, label = text) => {
        const part = make("button", {type: "button", textContent: text, onclick,
            className: "sd-btn sd-btn-sm sd-btn-outline-primary"});
        part.setAttribute("aria-label", label);
        return part;
    };
    const all = button("Run this page", () => run(cells.length, true));
    const halt = button("Stop", () => {
        stop();
        say("Stopped. The next run begins with the first cell.");
    });
    const controls = () => {
        all.disabled = busy;
        halt.hidden = !busy || !python;  // loading cannot be stopped
        for (const cell of cells) if (cell.play) cell.play.disabled = busy;
    };
    const written = part => {  // browsers represent line ends differently
        const copy = part.cloneNode(true);
        for (const end of copy.querySelectorAll("br")) end.replaceWith("\n");
        return copy.textContent;
    };
    const text = cell => cell.pre ? written(cell.pre) : cell.code;

    const output = {
        text: data => make("pre", {}, data),
        error: data => make("pre", {className: "run-error"}, data),
        image: data => make("img", {src: `data:image/png;base64,${data}`}),
        html: data => make("div", {innerHTML: data}),
    };
    const show = (cell, kind, data) => {
        if (kind == "again") return cell.shown.replaceChildren();
        const previous = cell.shown.lastElementChild;
        if (kind == "text" && previous?.matches("pre:not(.run-error)")) previous.append(data);
        else cell.shown.append(output[kind](data));
    };
    const runCell = async cell => {
        const code = text(cell);
        cell.shown = make("div", {className: "cell_output run-output"});
        cell.failed = !await python.ask("run", {code, name: cell.name},
                                 (kind, data) => show(cell, kind, data));
        if (!cell.pre) return;
        const changed = code != cell.code, printed = cell.shown.textContent;
        const absent = !changed && cell.printed && (!printed || printed.startsWith("skipped: "))
            && !cell.shown.querySelector("img");
        cell.printed?.classList.toggle("run-absent", Boolean(absent));
        if (absent) {  // without the data, the committed output remains
            cell.shown.replaceChildren();
            needed.hidden = false;
        } else {
            const [alt] = [...cell.box.querySelectorAll("img")].map(image => image.alt);
            for (const image of cell.shown.querySelectorAll("img")) image.alt = changed
                ? "The figure drawn by the changed cell" : alt || "";
        }
        cell.printed?.toggleAttribute("hidden", !absent);
        cell.box.querySelector(".run-output")?.remove();
        cell.box.querySelector(".run-bar").before(cell.shown);
    };
    const run = async (end, afresh = false) => {
        if (busy) return;
        busy = true;
        controls();
        try {
            if (!python) {
                edit();
                say("Loading Python (about 17 MB the first time) …");
                python = await startPython();
                await begin();
                controls();
            } else if (afresh) await begin();
            for (; ran < end; ran++) {
                say(`Cell ${ran + 1} of ${cells.length} …`);
                await runCell(cells[ran]);
                if (cells[ran].failed) break;
            }
            const failed = ran < end && cells[ran];
            say(failed ? `Cell ${ran + 1} failed.` : `${ran} of ${cells.length} cells have run.`);
        } catch (error) {
            say(`Error: ${error.message}. If Python cannot be loaded, install the package `
                + "(pip install gec-ngram) and open the notebook of this page.");
            stop();
        }
        busy = false;
        controls();
    };

    // ---- cells that can be changed
    const changed = cell => {
        ran = Math.min(ran, cells.indexOf(cell));
        cell.undo.hidden = text(cell) == cell.code;
    };
    const line = pre => {  // the text before the caret on its line
        const range = getSelection().getRangeAt(0).cloneRange();
        range.setStart(pre, 0);
        return written(make("pre", {}, range.cloneContents())).split("\n").pop();
    };
    const keys = (cell, event) => {
        event.stopPropagation();  // "/" would open the search
        if (event.key != "Enter" || event.isComposing) return;
        event.preventDefault();
        if (event.shiftKey || event.ctrlKey || event.metaKey) {
            run(cells.indexOf(cell) + 1);
        } else {
            const before = line(cell.pre), indent = before.match(/^ */)[0];
            const more = /:\s*$/.test(before) ? "    " : "";
            document.execCommand("insertText", false, `\n${indent}${more}`);  // can be undone
        }
    };
    const edit = () => {
        for (const cell of cells.filter(each => each.pre && !each.play)) {
            cell.pre.contentEditable = "plaintext-only";
            cell.pre.spellcheck = false;
            for (const [name, value] of Object.entries({role: "textbox", "aria-multiline": "true",
                    "aria-label": `Python, ${cell.name}; Shift and Enter run it`}))
                cell.pre.setAttribute(name, value);
            cell.pre.oninput = () => changed(cell);
            cell.pre.onkeydown = event => keys(cell, event);
            cell.play = button("Run", () => run(cells.indexOf(cell) + 1),
                               `Run up to ${cell.name}`);
            cell.undo = button("Undo", () => {
                cell.pre.innerHTML = cell.html;
                changed(cell);
            }, `Undo the changes of ${cell.name}`);
            cell.undo.hidden = true;
            cell.box.append(make("div", {className: "run-bar"}, cell.play, cell.undo));
        }
    };

    // ---- sliders and text fields of a cell: number = 80  # move: 60 to 120
    const OFFERED = /^(\w+) *= (?:([\d.]+) +# move: ([\d.]+) to ([\d.]+)|"(.*)" +# type)$/gm;
    let latest = Promise.resolve(), asked = 0;
    const offer = cell => {
        const fields = [...cell.code.matchAll(OFFERED)].map(([, name, number, min, max, words]) => {
            const step = /\./.test(number) ? 0.01 : 1, typed = words !== undefined;
            const input = make("input", typed ? {type: "text", value: words}
                                              : {type: "range", min, max, step, value: number});
            const value = () => typed ? JSON.stringify(input.value) : input.value;
            const shown = make("output", {}, typed ? "" : number);
            const start = new RegExp(`^(${name} *= )(?:[\\d.]+|".*")(?= +# )`, "m");
            input[typed ? "onchange" : "oninput"] = () => {
                shown.textContent = typed ? "" : input.value;
                const mine = ++asked;
                latest = latest.then(async () => {  // only the latest request
                    if (mine != asked || busy) return;
                    cell.pre.textContent = text(cell).replace(start, (_, left) => left + value());
                    ran = Math.min(ran, cells.indexOf(cell));
                    await run(cells.indexOf(cell) + 1);
                    cell.undo.hidden = text(cell) == cell.code;
                });
            };
            return make("label", {}, `${name} `, input, " ", shown);
        });
        if (fields.length) cell.box.append(make("div", {className: "run-offer"}, ...fields));
    };

    // ---- data that may not be redistributed
    const chosen = make("input", {type: "file", webkitdirectory: true, onchange: async () => {
        const files = await Promise.all([...chosen.files].map(async file => {
            const name = file.webkitRelativePath.replace(/^data\//, "");
            return [`/home/shared/data/${name}`, new Uint8Array(await file.arrayBuffer())];
        }));
        await python.ask("write", {files});
        run(cells.length, true);
    }});
    const needed = make("label", {className: "run-needed", hidden: true},
        "Some cells need data that may not be redistributed; the page shows the stored outputs of "
        + "these cells. If you have the folders conll14, seeda and gjg15, choose the folder that "
        + "contains them. The data are not uploaded. ", chosen);

    const parts = document.querySelectorAll(
        "article div.cell, article script[type='text/x-python']");
    cells = [...parts].map((box, number) => {
        const pre = box.querySelector(".cell_input pre"), name = `cell ${number + 1}`;
        return {box, pre, name, html: pre?.innerHTML, code: written(pre || box),
                printed: box.querySelector(".cell_output")};
    });
    cells.filter(cell => cell.pre).forEach(offer);
    halt.hidden = true;
    const bar = make("div", {className: "run-page"}, all, halt, said, needed);
    here.before(bar);
    return {python: () => python, cells, running: () => busy, said: () => said.textContent};
})();
