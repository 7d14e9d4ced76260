// A button on each block of code that copies it; of a session in a shell only the commands.
document.addEventListener("DOMContentLoaded", () => {
    for (const block of document.querySelectorAll("article div.highlight")) {
        if (block.closest(".cell_output")) continue;
        const button = Object.assign(document.createElement("button"),
                                     {className: "copy-code", textContent: "Copy", type: "button"});
        button.onclick = async () => {
            const code = block.querySelector("pre").textContent.trimEnd();
            await navigator.clipboard.writeText(code.replace(/^\$ /gm, ""));
            button.textContent = "Copied";
            setTimeout(() => { button.textContent = "Copy"; }, 2000);
        };
        block.append(button);
    }
});
