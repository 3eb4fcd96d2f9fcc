import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Connection, Meddler } from './databases/meddler.ts'

export type TcpProxy = Awaited<ReturnType<typeof startProxy>>

/** A TCP proxy whose target may move. It passes everything on unless it is told otherwise. */
export async function startProxy(target: { host: string; port: number }) {
  const connections = new Set<Connection>()
  const state: { meddler: Meddler | undefined } = { meddler: undefined }
  let [held, cuts] = [false, 0]

  const reset = ({ client, upstream }: Connection) => {
    cuts += 1
    client.resetAndDestroy()
    upstream.resetAndDestroy()
  }
  const pass = async (connection: Connection, bytes: Buffer, down: boolean) => {
    const fate = (await state.meddler?.({ bytes, down, connection })) ?? bytes
    connection.passed[down ? 'down' : 'up'] += bytes.length
    const [from, to] = down
      ? [connection.upstream, connection.client]
      : [connection.client, connection.upstream]
    if (fate === 'reset') return reset(connection)
    if (fate === 'end') return void to.destroySoon()
    if (to.writable && !to.write(fate)) {
      // A slow reader is the sender's to notice.
      from.pause()
      to.once('drain', () => held || from.resume())
    }
  }
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    const connection = { client, upstream, passed: { up: 0, down: 0 } }
    connections.add(connection)
    for (const [from, to, down] of [
      [client, upstream, false],
      [upstream, client, true],
    ] as const) {
      let last: Promise<unknown> = Promise.resolve()
      if (held) from.pause()
      from.setNoDelay()
      from.on('error', () => undefined)
      from.on('data', (bytes: Buffer) => {
        last = last.then(() => pass(connection, bytes, down))
      })
      from.on('close', () => {
        connections.delete(connection)
        void last.then(() => to.destroySoon())
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sockets = () => [...connections].flatMap(({ client, upstream }) => [client, upstream])
  const mute = () => {
    for (const socket of sockets()) socket.pause()
  }
  return Object.assign(state, {
    port,
    target,
    url: `http://127.0.0.1:${port}`,
    /** From now on nothing passes in either direction, and nobody is told. */
    hold: () => {
      held = true
      mute()
    },
    /** The same for connections that are open now, as when a router has forgotten them. */
    mute,
    /** What was held back goes on, and nothing is meddled with. */
    release: () => {
      held = false
      state.meddler = undefined
      for (const socket of sockets()) socket.resume()
    },
    /** Resets one of the open connections: a part of 1 says which. */
    cut: (part: number) => {
      const connection = [...connections][Math.floor(part * connections.size)]
      if (connection !== undefined) reset(connection)
    },
    cuts: () => cuts,
    close: () => {
      for (const socket of sockets()) socket.destroy()
      server.close()
    },
  })
}
