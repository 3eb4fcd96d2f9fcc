import type { Server } from '../server.ts'

/** A POST request of JSON. */
export interface HttpRequest {
  readonly path: string
  readonly token: string
  readonly body: unknown
}

/** Sends a request; throws unless the response is 200 and has no errors. */
export async function send(
  { name, url }: Server,
  { path, token, body }: HttpRequest,
): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const answer = response.ok ? JSON.parse(text) : { errors: response.status }
  if (answer.errors !== undefined) throw new Error(`${name} refused ${path}: ${text.slice(0, 500)}`)
  return answer.data
}

/** The bytes of a request on a kept connection. */
export function bytesOf({ path, token, body }: HttpRequest): Buffer {
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}
