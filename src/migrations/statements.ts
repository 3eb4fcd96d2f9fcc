/** Matches a comment, a quoted text or name, a dollar-quoted body, a semicolon that ends a statement, or any text between these. */
const PART =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g
const LEADING = /^(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)+/

/** Splits a file into its statements, to be sent one by one: Citus prepares each message, and only one statement can be prepared. */
export function statementsOf(text: string): string[] {
  const statements = ['']
  for (const [part] of text.matchAll(PART)) {
    if (part === ';') statements.push('')
    else statements.push((statements.pop() ?? '') + part)
  }
  return statements.map((one) => one.replace(LEADING, '').trim()).filter(Boolean)
}
