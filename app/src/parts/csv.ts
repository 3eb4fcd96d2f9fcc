/** Rows as CSV (RFC 4180) for spreadsheets, which read UTF-8 by its mark. */
export function csv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' })
}

/** Text that a spreadsheet would run as a formula is kept from it; amounts may be negative. */
const runs = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)

function quoted(text: string): string {
  const cell = runs(text) ? `'${text}` : text
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
