/** The URI of a kind of problem (RFC 9457): a path of the gateway, which explains it. */
export function problemType(code: string): string {
  return `/problems/${code.toLowerCase().replaceAll('_', '-')}`
}

/** A code in words. */
export function problemTitle(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ').replace('json', 'JSON')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
