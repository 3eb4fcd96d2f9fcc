import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can lose answers: the server gets what was sent, the client never hears. */
export async function startProxy(target: { readonly host: string; readonly port: number }) {
  const state = { losing: false }
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream)
    upstream.on('data', (bytes) => {
      if (state.losing) client.resetAndDestroy()
      else client.write(bytes)
    })
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return Object.assign(state, {
    port: typeof address === 'object' && address ? address.port : 0,
    close,
  })
}
