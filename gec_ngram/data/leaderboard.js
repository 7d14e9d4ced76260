for (const button of document.querySelectorAll("th button")) button.onclick = () => {
  const head = button.closest("th"), table = head.closest("table"), body = table.tBodies[0];
  const key = row => row.cells[head.cellIndex].dataset;
  const down = key(body.rows[0]).value !== undefined
    ? head.ariaSort !== "descending" : head.ariaSort === "ascending";
  for (const other of head.parentNode.children) other.ariaSort = null;
  head.ariaSort = down ? "descending" : "ascending";
  const rows = [...body.rows].sort((a, b) => (down ? -1 : 1) * (key(a).value === undefined
    ? key(a).name.localeCompare(key(b).name, "en", { numeric: true })
    : key(a).value - key(b).value));
  body.append(...rows);
  if (key(rows[0]).rank === undefined) return;
  for (const row of rows) row.cells[0].textContent = key(row).rank;
  table.querySelector("small").textContent = "by " + button.textContent;
};
