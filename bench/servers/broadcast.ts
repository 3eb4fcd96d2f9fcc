import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Identify } from './identify.ts'
import { followLoans, type LoanRow, money } from './loan-changes.ts'
import type { Query } from './pool.ts'

/** The least that a subscription costs: bare sockets, to each of which the same bytes are sent. */
export function broadcast(server: Server, query: Query, identify: Identify): void {
  const watching = new Map<string, Set<WebSocket>>()
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: false,
    handleProtocols: ([first = '']) => first,
  })
  sockets.on('connection', (socket) => {
    socket.on('message', async (bytes) => {
      const { type, payload } = JSON.parse(String(bytes))
      if (type === 'connection_init') {
        await identify(payload.authorization)
        socket.send('{"type":"connection_ack"}')
      } else if (type === 'subscribe') {
        const { id } = payload.variables
        const set = watching.get(id) ?? new Set()
        watching.set(id, set.add(socket))
        socket.once('close', () => set.delete(socket))
      }
    })
    socket.on('error', () => socket.terminate())
  })
  followLoans(
    query,
    () => watching.keys(),
    (loan) => {
      const text = messageOf(loan)
      for (const socket of watching.get(loan.id) ?? []) socket.send(text, { binary: false })
    },
  )
}

function messageOf(loan: LoanRow): Buffer {
  const loanChanged = {
    id: loan.id,
    title: loan.title,
    status: loan.status.toUpperCase(),
    amountRequested: money(loan.amountRequested),
    amountFunded: money(loan.amountFunded),
    updatedAt: loan.updatedAt.toISOString(),
    version: loan.version,
  }
  return Buffer.from(JSON.stringify({ id: '1', type: 'next', payload: { data: { loanChanged } } }))
}
