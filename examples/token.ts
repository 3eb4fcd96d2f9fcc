import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { TTL = '1h' } = process.env

/** The headers of a member's requests, with a fresh token each time; an application gets it from its identity provider. */
export function headersOf(subject: string): () => Promise<{ authorization: string }> {
  const args = [pathOf('../src/main.ts'), 'token', '--sub', subject, '--ttl', TTL]
  return async () => {
    const { stdout } = await promisify(execFile)(pathOf('../bin/node'), args)
    return { authorization: `Bearer ${stdout.trim()}` }
  }
}
