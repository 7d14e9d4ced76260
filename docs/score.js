// "Score your files here": run gec-ngram on files that stay on the reader's computer.
const scorePage = (() => {
    const here = document.currentScript;
    const make = (tag, properties = {}, ...inside) => {
        const part = document.createElement(tag);
        for (const [name, value] of Object.entries(properties))
            name in part ? part[name] = value : part.setAttribute(name, value);
        part.append(...inside);
        return part;
    };
    const LARGE = 3e6;  // total bytes above which blocks of sentences are resampled
    const SECOND_ANNOTATOR = /^A .*\|\|\|[1-9]\d*\s*$/m;  // in an M2 file
    const SECONDS = 1;  // per megabyte, at most, measured with 50,000 lines
    let python, loading, busy = false, demo = false;

    // ---- files
    const names = {s: "Source: the sentences of learners",
                   r: "References: one file for each annotator, or one M2 file",
                   o: "Systems: the outputs of programs, one file for each system"};
    const chosen = {s: [], r: [], o: []};
    const list = files => files.length ? files.map(file => file.name).join(", ") : "no file yet";
    const zone = option => {
        const input = make("input", {type: "file", multiple: option != "s"});
        const found = make("span", {className: "run-said", textContent: list([])});
        const take = files => {
            if (clash(files)) return say("Two of these files have the same name: rename one of them.");
            chosen[option] = option == "s" ? files.slice(0, 1) : files;
            demo = false;
            show();
        };
        input.onclick = () => { input.value = ""; };  // the same file may have changed
        input.onchange = () => take([...input.files]);
        const box = make("label", {className: "score-zone"}, make("b", {}, names[option]), input,
                         found);
        box.ondragover = event => { event.preventDefault(); box.classList.add("score-over"); };
        box.ondragleave = () => box.classList.remove("score-over");
        box.ondrop = event => {
            event.preventDefault();
            box.classList.remove("score-over");
            take([...event.dataTransfer.files]);
        };
        return {box, show: () => { found.textContent = demo ? DEMO[option].join(", ")
                                                            : list(chosen[option]); }};
    };
    const DEMO = {s: ["source.txt"], r: ["ref0.txt", "ref1.txt"],
                  o: ["strong.txt", "eager.txt", "careful.txt"]};
    const zones = Object.keys(names).map(zone);
    const FOLDERS = {s: "source/", r: "references/", o: "systems/"};  // if names are the same
    const clash = files => new Set(files.map(file => file.name)).size < files.length;
    const path = (option, file) => (clash(Object.values(chosen).flat()) ? FOLDERS[option] : "")
        + file.name;
    const given = option => demo ? DEMO[option] : chosen[option].map(file => path(option, file));

    // ---- questions
    const line = make("input", {type: "number", min: 1, value: 1, "aria-label": "number of the line"});
    const worst = make("input", {type: "number", min: 1, value: 20,
                                 "aria-label": "number of sentences"});
    const reported = make("input", {type: "text", value: "", size: 8,
                                    "aria-label": "the reported score"});
    const BOARD = ["--sort", "gleu", "--confidence", "--signature"];
    let people = [];  // the option for human scores, if there are several references
    const questions = {
        score: ["How good is each system?", [], () => ["score", ...words(), ...BOARD, ...people, ...blocks()]],
        compare: ["Is one system better than the others?", [], () => ["compare", ...words(), ...blocks()]],
        explain: ["Why does a sentence have its score? Line", [line],
                  () => ["explain", ...words(1), "--line", line.value]],
        worst: ["Which sentences have the lowest scores, and why? Show", [worst],
                () => ["explain", ...words(1), "--worst", worst.value]],
        "which-gleu": ["Which GLEU is", [reported], () =>
                       ["which-gleu", reported.value.trim(), ...words(1)]],
        lint: ["Is anything suspicious in the files?", [], () => ["lint", ...words()]]};
    const formats = {score: "html", compare: "html", explain: "html"};
    const words = (systems = Infinity) => Object.keys(names).flatMap(option => {
        const files = given(option).slice(0, option == "o" ? systems : Infinity);
        return files.length ? [`-${option}`, ...files] : [];
    });
    const size = () => demo ? 0
        : Object.values(chosen).flat().reduce((sum, file) => sum + file.size, 0);
    const blocks = () => size() > LARGE ? ["--blocks", "1000"] : [];
    let question = "score";
    const radio = name => {
        const [text, inside] = questions[name];
        const input = make("input", {type: "radio", name: "question", checked: name == question,
                                     onchange: () => { question = name; }});
        for (const part of inside) part.oninput = () => { input.checked = true; question = name; };
        return make("div", {}, make("label", {}, input, ` ${text}`), " ", ...inside);
    };

    // ---- answers
    const said = make("p", {role: "status", className: "run-said"});
    const say = text => { said.textContent = text; };
    const answer = make("section", {"aria-label": "Answer"});
    const typed = words => words.map(word => /^[\w.:,=+/-]+$/.test(word) ? word
        : `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    const save = (name, written) => button(`Save ${name}`, () => during(async () => {
        const href = URL.createObjectURL(new Blob([await written()]));
        make("a", {download: name, href}).click();
        URL.revokeObjectURL(href);
    }));
    const ask = words => python.ask("command", {words}, (kind, text) =>
        say(text ? text.replace(/\|.*\|/, " of") : "Working …"));
    const load = () => {
        if (loading) return loading;
        const own = loading = startPython().then(ready => {
            if (loading != own) {  // the reader has stopped loading
                ready.stop();
                return new Promise(() => {});
            }
            python = ready;
            say("Python is ready. No further download is needed, and no file was uploaded.");
        });
        return own;
    };
    const shown = async words => {
        const name = words[0], format = formats[name];
        const [status, out, err] = await ask([...words, ...(format ? ["--format", format] : [])]);
        const messages = err.trim().split("\n").filter(Boolean)
            .map(text => make("li", {textContent: text.replace(/^[\w-]+: /, "")}));
        answer.replaceChildren(make("ul", {className: "score-messages"}, ...messages));
        if (out && format) {
            answer.append(make("iframe", {srcdoc: out, sandbox: "allow-scripts",
                                          title: "Table of the answer"}));
        } else if (out) answer.append(make("pre", {textContent: out}));
        answer.append(make("p", {}, "The same command in a terminal: ",
                           make("code", {textContent: `gec-ngram ${typed(words)}`})));
        if (status == 2) return "The command failed; its error messages are below.";
        if (status || !format) return;
        const saved = make("p", {className: "run-bar"}, save(`${name}.html`, () => out));
        const others = name == "explain" ? [] : [["json", "json"], ["latex", "tex"]];
        saved.append(...others.map(([other, ending]) => save(`${name}.${ending}`, async () =>
            (await ask([...words, "--format", other]))[1])));
        answer.append(saved);
    };
    const during = async work => {  // show the running time or the error
        if (busy) return;
        busy = go.disabled = true;
        const began = performance.now();
        try {
            say(await work() || `Done after ${((performance.now() - began) / 1000).toFixed(1)} seconds.`);
        } catch (error) {
            if (error.name == "NotReadableError") {
                say("A file has changed since you chose it. Choose it again.");
            } else {
                say(`Error: ${error.message}. If Python cannot be loaded, install the package `
                    + "(pip install gec-ngram) and run the command in a terminal.");
                stop();
            }
        }
        busy = go.disabled = false;
    };
    const run = () => during(async () => {
        answer.replaceChildren();
        const absent = ["r", "o"].filter(option => !given(option).length);
        if (absent.length)
            return `Choose first: ${absent.map(option => names[option].split(":")[0]).join(", ")}.`;
        say("Loading Python (about 17 MB the first time) …");
        await load();
        say("Working …");
        const files = await Promise.all(Object.entries(chosen).flatMap(([option, files]) =>
            files.map(async file => [path(option, file), new Uint8Array(await file.arrayBuffer())])));
        await python.ask("files", {files: demo ? null : files});
        const [first, ...others] = chosen.r;
        const several = demo || others.length || first && SECOND_ANNOTATOR.test(await first.text());
        people = several ? ["--human"] : [];
        return shown(questions[question][2]());
    });
    const stop = () => {
        python?.stop();
        python = loading = null;
        busy = go.disabled = false;
    };
    const show = () => {
        zones.forEach(each => each.show());
        const megabytes = size() / 1e6, seconds = megabytes * SECONDS;
        say(size() <= LARGE ? "" : `The files have ${megabytes.toFixed(0)} MB. To save time, this page `
            + "resamples 1000 blocks of sentences for confidence intervals and tests; the command "
            + "without --blocks resamples the sentences."
            + ` The answer will take about ${seconds < 90 ? `${10 * Math.ceil(seconds / 10)} seconds`
                : `${Math.ceil(seconds / 60)} minutes`}; the command is faster.`);
    };
    const button = (textContent, onclick) => make("button", {type: "button", textContent, onclick,
        className: "sd-btn sd-btn-sm sd-btn-outline-primary"});
    const go = button("Answer", run);
    const play = button("Use the bundled corpus", () => { demo = true; show(); });
    const halt = button("Stop", () => { stop(); say("Stopped."); });
    here.before(make("div", {className: "score-page"},
        make("fieldset", {}, make("legend", {textContent: "Files"}),
             ...zones.map(each => each.box), play),
        make("fieldset", {}, make("legend", {textContent: "Question"}),
             ...Object.keys(questions).map(radio)),
        make("p", {className: "run-bar"}, go, halt), said, answer));
    return {load, python: () => python, busy: () => busy, said: () => said.textContent};
})();
