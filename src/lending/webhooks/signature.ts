import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64 bytes. */
const [BYTES_MIN, BYTES, BYTES_MAX] = [24, 32, 64]
/** How far the clocks of sender and receiver may differ. */
const TOLERANCE_S = 300

type Headers = Readonly<Record<string, string | string[] | undefined>>

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
  const signatures = secrets.map(
    (secret) => `v1,${macOf(secret, `${id}.${seconds}`, body).toString('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}

/** Whether a request was signed with this secret within the last 5 minutes. */
export function isSigned(secret: string, headers: Headers, body: Buffer, nowMs: number): boolean {
  const [id, at, given] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  )
  if (!/^\d{1,12}$/.test(at ?? '') || Math.abs(nowMs / 1000 - Number(at)) > TOLERANCE_S)
    return false
  const mac = macOf(secret, `${id}.${at}`, body)
  return (given ?? '').split(' ').some((one) => {
    const [version, signature = ''] = one.split(',')
    const bytes = Buffer.from(signature, 'base64')
    return version === 'v1' && bytes.length === mac.length && timingSafeEqual(bytes, mac)
  })
}

function macOf(secret: string, idAndTime: string, body: Buffer): Buffer {
  return createHmac('sha256', keyIn(secret)).update(`${idAndTime}.`).update(body).digest()
}

function keyIn(secret: string): Buffer {
  return Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '', 'base64')
}
