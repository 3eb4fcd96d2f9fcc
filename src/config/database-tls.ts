import { accessSync, constants } from 'node:fs'

const MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']
const FILES = ['sslrootcert', 'sslcert', 'sslkey']

/** What is wrong with the TLS parameters of a database URL; undefined if nothing is. */
export function tlsProblem(given: string): string | undefined {
  const parameters = URL.parse(given)?.searchParams
  const mode = parameters?.get('sslmode') ?? 'disable'
  if (!MODES.includes(mode)) return `sslmode is ${mode}; use verify-full, no-verify or disable`
  for (const name of FILES) {
    const path = parameters?.get(name)
    if (path && !isReadable(path))
      return `${name} is ${path}, which is missing, or not readable for this process`
  }
  return undefined
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
