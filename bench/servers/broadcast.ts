import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Identify } from './identify.ts'
import type { Query } from './pool.ts'
import { openSubscriptions } from './streams/index.ts'

/** The least that a subscription costs: bare sockets, and the same bytes to all who watch the same. */
export function broadcast(server: Server, query: Query, identify: Identify): void {
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: false,
    handleProtocols: ([first = '']) => first,
  })
  /** The id of each field's subscriptions, which is the same on all sockets. */
  const ids = new Map<string, string>()
  const subscriptions = openSubscriptions<WebSocket>(query, (watching, field, data) => {
    const text = messageOf(ids.get(field), field, data)
    for (const socket of watching) socket.send(text, { binary: false })
  })
  sockets.on('connection', (socket) => {
    let member = ''
    socket.on('message', async (bytes) => {
      const { id, type, payload } = JSON.parse(String(bytes))
      if (type === 'connection_init') {
        member = await identify(payload.authorization)
        socket.send('{"type":"connection_ack"}')
      } else if (type === 'subscribe') {
        const { query, variables } = payload
        const field = fieldOf(query)
        ids.set(field, id)
        socket.once('close', subscriptions.add(field, { member, variables }, socket))
      }
    })
    socket.on('error', () => socket.terminate())
  })
}

/** The field that a subscription asks for. */
function fieldOf(query: string): string {
  return /\{\s*(\w+)/.exec(query)?.[1] ?? ''
}

function messageOf(id: string | undefined, field: string, data: object): Buffer {
  return Buffer.from(JSON.stringify({ id, type: 'next', payload: { data: { [field]: data } } }))
}
