import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64 bytes. */
const [BYTES_MIN, BYTES, BYTES_MAX] = [24, 32, 64]

/** A new secret, with which a receiver verifies what this platform sends (Standard Webhooks 1.0.0). */
export function newSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64')
}

/** Whether a text is a secret: `whsec_` and 24 to 64 bytes in base64. */
export function isSecret(text: string): boolean {
  const bytes = keyIn(text)
  const isWhole = text === PREFIX + bytes.toString('base64')
  return isWhole && bytes.length >= BYTES_MIN && bytes.length <= BYTES_MAX
}

/** The headers that sign a body with each secret, at a time in seconds: while a secret is being replaced, receivers can verify with either. */
export function signed(
  secrets: readonly string[],
  id: string,
  seconds: number,
  body: Buffer,
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keyIn(secret)).update(`${id}.${seconds}.`).update(body)
    return `v1,${hmac.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}

function keyIn(secret: string): Buffer {
  return Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '', 'base64')
}
