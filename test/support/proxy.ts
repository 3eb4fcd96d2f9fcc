import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can lose answers, and hold everything back as a network does that drops every packet. */
export async function startProxy(target: { readonly host: string; readonly port: number }) {
  const state = { losing: false }
  const sockets = new Set<Socket>()
  let held = false
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      if (held) socket.pause()
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    client.on('data', (bytes) => upstream.write(bytes))
    upstream.on('data', (bytes) => {
      if (state.losing) client.resetAndDestroy()
      else client.write(bytes)
    })
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
  }).listen(0, '127.0.0.1')
  const mute = () => {
    for (const socket of sockets) socket.pause()
  }
  await once(server, 'listening')
  const address = server.address()
  return Object.assign(state, {
    port: typeof address === 'object' && address ? address.port : 0,
    /** From now on nothing passes in either direction, and nobody is told. */
    hold: () => {
      held = true
      mute()
    },
    /** The same for connections that are open now, as when a router has forgotten them. */
    mute,
    /** What was held back goes on. */
    release: () => {
      held = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
}
