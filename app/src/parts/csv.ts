/** Rows as CSV (RFC 4180) for spreadsheets, which read UTF-8 by its mark. */
export function csv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' })
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
