// Run Python in a web worker: a request {id, what, …} of the page gets the answer {id, …}.
let python, cells, command;

const acts = {
    async start({address, archive}) {
        importScripts(`${address}pyodide.js`);
        python = await loadPyodide({indexURL: address, packages: ["numpy"]});
        const version = python.runPython("import sys; '{}.{}'.format(*sys.version_info)");
        const folder = `/lib/python${version}/site-packages`;
        python.unpackArchive(archive, "zip", {extractDir: folder});
        python.runPython("import importlib; importlib.invalidate_caches()");
        cells = python.pyimport("cells");
        command = python.pyimport("command");
    },
    async write({files}) {  // pairs [absolute path, bytes]
        for (const [name, bytes] of files) {
            python.FS.mkdirTree(name.slice(0, name.lastIndexOf("/")));
            python.FS.writeFile(name, bytes);
        }
    },
    async begin({folder}) { cells.begin(folder); },
    async run({id, code, name}) {
        const tell = (kind, data) => postMessage({id, kind, data});
        let done = cells.run(code, name, tell, false);
        if (typeof done == "string") {  // a package of Pyodide that is not loaded yet
            tell("again");
            await python.loadPackagesFromImports(`import ${done}`);
            done = cells.run(code, name, tell, true);
        }
        return done;
    },
    async command({id, words}) {  // run gec-ngram; return its status, output and messages
        const tell = (kind, data) => postMessage({id, kind, data});
        return command.command(words, tell).toJs();
    },
    async files({files}) {  // store these files, pairs [name, bytes], or the bundled corpus
        command.begin(!files);
        const here = python.FS.cwd();
        await acts.write({files: (files || []).map(([name, bytes]) => [`${here}/${name}`, bytes])});
    },
    async memory() { return python._module.HEAPU8.length; },
};

let last = Promise.resolve();  // requests are answered one after the other
onmessage = ({data}) => {
    last = last.then(async () => {
        try {
            postMessage({id: data.id, done: await acts[data.what](data)});
        } catch (error) {
            postMessage({id: data.id, failed: String(error.message || error)});
        }
    });
};
