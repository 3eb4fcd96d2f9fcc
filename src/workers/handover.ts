import type { Worker } from 'node:cluster'

/** A connection that the parent has accepted. */
interface Connection {
  close(): void
}

/** What node:cluster itself sends to a worker, and gets as its answer. */
interface Internal {
  readonly act?: string
  readonly seq?: number
  readonly ack?: number
}

/**
 * Ends connections that a worker was killed before it took: node:cluster hands one on and never looks at it again, so its client
 * would wait for ever.
 */
export function endUntaken({ process: child }: Worker): void {
  const onTheirWay = new Map<number, Connection>()
  const send = child.send.bind(child) as (...args: unknown[]) => boolean
  child.send = (message: Internal, ...args: unknown[]) => {
    const [connection] = args
    if (message.act === 'newconn' && message.seq !== undefined)
      onTheirWay.set(message.seq, connection as Connection)
    return send(message, ...args)
  }
  child.on('internalMessage', ({ ack }: Internal) => {
    if (ack !== undefined) onTheirWay.delete(ack)
  })
  child.once('exit', () => {
    for (const connection of onTheirWay.values()) connection.close()
  })
}
