/** Comments, quoted texts and names, bodies between dollar quotes, and all that holds none of these and ends no statement. */
const PART =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g
const LEADING = /^(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)+/

/** The statements of a file, one by one: Citus prepares each message, and what is prepared can be one statement only. */
export function statementsOf(text: string): string[] {
  const statements = ['']
  for (const [part] of text.matchAll(PART)) {
    if (part === ';') statements.push('')
    else statements.push((statements.pop() ?? '') + part)
  }
  return statements.map((one) => one.replace(LEADING, '').trim()).filter(Boolean)
}
