// Start Python in a web worker, for pages that run cells or score files.
const startPython = (() => {
    const folder = document.currentScript.src.replace(/[^/]*$/, "");
    const script = src => new Promise((resolve, reject) => {
        const onerror = () => reject(new Error(`${src} could not be loaded`));
        document.head.append(Object.assign(document.createElement("script"),
                                           {src, onload: resolve, onerror}));
    });

    // Return `ask`, which sends a request to docs/worker.js, and `stop`, which ends Python at once.
    return async () => {
        if (typeof LIBRARY == "undefined") await script(`${folder}library.js`);
        const worker = new Worker(URL.createObjectURL(new Blob([LIBRARY.worker])));
        const waiting = new Map();
        let last = 0;
        worker.onmessage = ({data}) => {
            const {resolve, reject, hear} = waiting.get(data.id);
            if (data.kind) return hear(data.kind, data.data);
            waiting.delete(data.id);
            data.failed ? reject(new Error(data.failed)) : resolve(data.done);
        };
        const ask = (what, words = {}, hear = () => {}) => new Promise((resolve, reject) => {
            waiting.set(++last, {resolve, reject, hear});
            worker.postMessage({id: last, what, ...words});
        });
        const archive = Uint8Array.from(atob(LIBRARY.archive), sign => sign.charCodeAt(0));
        const address = window.pyodideAddress || new URL(LIBRARY.address, folder).href;
        await ask("start", {address, archive});
        return {ask, stop: () => worker.terminate()};
    };
})();
