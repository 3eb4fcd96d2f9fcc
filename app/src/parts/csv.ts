import { decimalMark } from './forms/entered.ts'

/**
 * Rows as a file for the reader's spreadsheet, which reads UTF-8 by its mark: CSV (RFC 4180), and where a comma stands before decimals,
 * with such decimals between semicolons, since a spreadsheet of that language takes `8.50` for a day and a line of commas for one cell.
 */
export function csv(rows: readonly (readonly string[])[]): Blob {
  const mark = decimalMark()
  const between = mark === ',' ? ';' : ','
  const lines = rows.map((cells) => `${cells.map((one) => written(one, mark)).join(between)}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv' })
}

const figure = /^-?\d+(\.\d+)?$/

/** Figures with their mark; text that a spreadsheet would run as a formula is kept from it. */
function written(text: string, mark: string): string {
  if (figure.test(text)) return text.replace('.', mark)
  const cell = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
