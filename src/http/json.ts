const DEPTH_MAX = 64
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g

/** JSON that is valid but not accepted. */
export class JsonRefused extends Error {}

/** Parses JSON; throws a SyntaxError, or JsonRefused if it is nested too deeply or has a duplicate key. */
export function parseJson(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  const value = parse(text)
  requirePlain(text)
  return value
}

/**
 * Checks valid JSON: deep nesting overflows the stack of whoever walks it, and of duplicate keys a proxy may have read
 * another than we would.
 */
function requirePlain(text: string): void {
  const open: (Set<string> | null)[] = []
  let named = false
  for (const [token] of text.matchAll(TOKEN)) {
    const names = open.at(-1)
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > DEPTH_MAX)
        throw new JsonRefused(`JSON may be nested ${DEPTH_MAX} deep here.`)
      named = false
    } else if (token === '}' || token === ']') {
      open.pop()
      named = true
    } else if (token === ',') named = false
    else if (names && !named) {
      named = true
      const name = token.includes('\\') ? JSON.parse(token) : token.slice(1, -1)
      if (names.has(name)) throw new JsonRefused('The JSON has a duplicate field.')
      names.add(name)
    }
  }
}
