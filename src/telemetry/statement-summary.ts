const VERB = /^\s*(\w+)/
const CALL = /^\s*select\s+([a-z_][\w.]*)\(/i
/** A parenthesis, or the table that follows a keyword. Text in quotes is skipped. */
const PART = /'(?:[^']|'')*'|[()]|\b(?:from|into|update)\s+("?[a-z_][\w.]*"?)/gi
const NAME_MAX = 64

/**
 * What a statement does to which table, or which function it calls, such as `SELECT loan`: the low-cardinality summary of
 * OpenTelemetry's conventions. It contains no value, even if the text does.
 */
export function summaryOf(text: string): string {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toUpperCase()
  const target = CALL.exec(text)?.[1] ?? tableOf(text)
  return target === undefined ? verb : `${verb} ${target.replaceAll('"', '').slice(0, NAME_MAX)}`
}

/** The first table outside all parentheses, or else the first within any. */
function tableOf(text: string): string | undefined {
  let depth = 0
  let first: string | undefined
  for (const [part, table] of text.matchAll(PART)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (table !== undefined && depth === 0) return table
    first ??= table
  }
  return first
}
