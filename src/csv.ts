const FORMULA = /^[=+\-@\t\r]/
/** An amount, which has all its decimals, and may be negative. */
const DECIMAL = /^-?\d+(\.\d+)?$/

/** A line of CSV (RFC 4180), objects as JSON. Text that a spreadsheet would run as a formula is escaped. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: unknown): string {
  if (value === null || value === undefined) return ''
  const runs = typeof value === 'string' && FORMULA.test(value) && !DECIMAL.test(value)
  const text = runs ? `'${value}` : isObject(value) ? JSON.stringify(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value)
}
