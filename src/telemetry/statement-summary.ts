const VERB = /^\s*(\w+)/
const CALL = /^\s*select\s+([a-z_][\w.]*)\(/i
/** A parenthesis, or the record that follows a keyword; what stands in quotes is data or an alias. */
const PART = /'(?:[^']|'')*'|[()]|\b(?:from|into|update)\s+("?[a-z_][\w.]*"?)/gi
const NAME_MAX = 64

/**
 * What a statement does and to which table, or which function it calls, such as `SELECT loan`: the low-cardinality summary
 * of OpenTelemetry's conventions. It holds no value, even where the text does.
 */
export function summaryOf(text: string): string {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toUpperCase()
  const target = CALL.exec(text)?.[1] ?? tableOf(text)
  return target === undefined ? verb : `${verb} ${target.replaceAll('"', '').slice(0, NAME_MAX)}`
}

/** The table outside of all parentheses, or the first within. */
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
