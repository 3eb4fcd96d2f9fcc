import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy before several targets that cuts connections at random while it is told to. */
export async function startCuttingProxy(targets: readonly { readonly port: number }[]) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let [turn, cuts] = [0, 0]
  const server = createServer((client) => {
    turn += 1
    const upstream = connect(targets[turn % targets.length]?.port ?? 0, '127.0.0.1')
    const pair = [client, upstream] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [upstream, client] as const]) {
      one.on('error', () => undefined)
      one.pipe(other)
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    /** Breaks one connection, chosen by chance. */
    cut: () => {
      const pair = [...pairs][Math.floor(Math.random() * pairs.size)]
      if (pair === undefined) return
      cuts += 1
      for (const socket of pair) socket.resetAndDestroy()
    },
    cuts: () => cuts,
    close: () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
    },
  }
}
