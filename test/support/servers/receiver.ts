import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Body } from '../http-client.ts'

/** A request that a receiver got. */
export interface Received {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: Body
  readonly path: string
}

/** A system that receives webhooks. */
export interface Receiver {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** From now on requests are answered like this; by default with 204. */
  answer: (reply: ServerResponse, request: Received) => void
  close(): Promise<void>
}

/** Starts a receiver on loopback. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const one: Received = {
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      text,
      body: text === '' ? {} : JSON.parse(text),
      path: request.url ?? '',
    }
    receiver.received.push(one)
    receiver.answer(reply, one)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${listening}/hooks`,
    port: listening,
    received: [],
    answer: (reply) => reply.writeHead(204).end(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

/** Which of the signatures of a request were made with a secret, as Standard Webhooks has receivers check. */
export function signaturesBy(secret: string, { headers, text }: Received): readonly boolean[] {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature'])
    .split(' ')
    .map((one) => one === expected)
}
