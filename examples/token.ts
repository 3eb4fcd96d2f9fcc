import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { TTL = '1h' } = process.env

/**
 * The headers of a member's requests, with a new token when half of the last one's lifetime is over: a socket closes unless it gets a
 * token within 3 s. An application gets it from its identity provider.
 */
export function headersOf(subject: string): () => Promise<{ authorization: string }> {
  let token = ''
  let renewAt = 0
  const args = [pathOf('../src/main.ts'), 'token', '--sub', subject, '--ttl', TTL]
  return async () => {
    if (Date.now() >= renewAt) {
      token = (await promisify(execFile)(pathOf('../bin/node'), args)).stdout.trim()
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url')
      const { iat, exp } = JSON.parse(String(claims))
      renewAt = (iat + exp) * 500
    }
    return { authorization: `Bearer ${token}` }
  }
}
