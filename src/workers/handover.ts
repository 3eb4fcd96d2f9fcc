import type { Worker } from 'node:cluster'

/** A connection that the parent has accepted, with node:cluster's key of the port that it came to. */
interface Connection {
  readonly key: string
  readonly handle: { close(): void }
}

/** The messages that node:cluster itself exchanges with a worker. */
interface Internal {
  readonly act?: string
  readonly key?: string
  readonly seq?: number
  readonly ack?: number
  readonly accepted?: boolean
}

/**
 * Ends connections that no worker will take. node:cluster loses track of them, and their clients would wait for ever. They were on
 * their way to a worker that was killed, or were declined by a worker that was closing its port when all others were, too.
 */
export function createHandover(): { readonly watch: (worker: Worker) => void } {
  const declined = new Map<Connection['handle'], Connection>()
  /** The ports that each worker has closed. */
  const closed = new Map<Worker, Set<string>>()

  const endDeclined = () => {
    for (const [handle, { key }] of declined)
      if ([...closed.values()].every((keys) => keys.has(key))) {
        declined.delete(handle)
        handle.close()
      }
  }
  const watch = (worker: Worker) => {
    const child = worker.process
    const keys = new Set<string>()
    const onTheirWay = new Map<number, Connection>()
    closed.set(worker, keys)
    const send = child.send.bind(child) as (...args: unknown[]) => boolean
    child.send = (message: Internal, ...args: unknown[]) => {
      const { act, key, seq } = message
      const handle = args[0] as Connection['handle']
      if (act === 'newconn' && key !== undefined && seq !== undefined) {
        declined.delete(handle)
        onTheirWay.set(seq, { key, handle })
      }
      return send(message, ...args)
    }
    // This listener comes first, since node:cluster may immediately offer a declined connection to another worker.
    child.prependListener('internalMessage', ({ act, key, ack, accepted }: Internal) => {
      if (act === 'close' && key !== undefined) keys.add(key)
      const offered = ack === undefined ? undefined : onTheirWay.get(ack)
      if (ack !== undefined) onTheirWay.delete(ack)
      if (offered && accepted === false) declined.set(offered.handle, offered)
      endDeclined()
    })
    child.once('exit', () => {
      closed.delete(worker)
      for (const { handle } of onTheirWay.values()) handle.close()
      endDeclined()
    })
  }
  return { watch }
}
