import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../config.ts'
import type { Numbered } from './metrics.ts'
import type { FromWorker } from './worker.ts'

const TRIES = 5
const PAUSE_MS = 250
const PAUSE_MAX_MS = 5_000
/** A worker that has served this long had started well, for whatever reason it ended. */
const STEADY_MS = 10_000

/** A slot for a worker: when a worker ends, another is started in its slot. */
interface Slot extends Numbered {
  worker: Worker | undefined
  servingSince: number | undefined
  /** How many of its workers in a row have ended before they had served for STEADY_MS. */
  failures: number
}

/** Worker processes that are kept running. */
export interface Crew {
  /** The number of every slot, with its worker if that is serving. */
  serving(): readonly Numbered[]
  /** The URL on which the workers listen. Rejects if the first worker ends before it serves: with FirstFailed if it exited by itself. */
  readonly url: Promise<string>
  /** Resolves with the reason once no worker stays up. */
  readonly lost: Promise<string>
  /** Lets all workers finish; throws if one did not. */
  stop(): Promise<void>
}

/** The first worker could not start; it has reported why. */
export class FirstFailed extends Error {
  readonly code: number
  constructor(code: number) {
    super('the first worker could not start')
    this.code = code
  }
}

/** Starts workers. The first starts alone: if it fails, so would the others. */
export function startCrew(
  count: number,
  environment: Environment,
  log: FastifyBaseLogger,
  heard: (worker: Worker, message: FromWorker) => void,
): Crew {
  // Metrics can be NaN, which JSON lacks.
  cluster.setupPrimary({ serialization: 'advanced' })
  const url = Promise.withResolvers<string>()
  const lost = Promise.withResolvers<string>()
  const slots = Array.from({ length: count }, (_, index): Slot => {
    return { number: index + 1, worker: undefined, servingSince: undefined, failures: 0 }
  })
  const handover = createHandover()
  let stopping = false
  let isUp = false

  const start = (slot: Slot) => {
    if (stopping) return
    const worker = cluster.fork(environment)
    handover.watch(worker)
    slot.worker = worker
    worker.on('message', (message: FromWorker) => {
      if ('serving' in message) {
        slot.servingSince = performance.now()
        if (!isUp) for (const other of slots) if (other !== slot) start(other)
        isUp = true
        url.resolve(message.serving)
      } else heard(worker, message)
    })
    worker.once('exit', (code, signal) => ended(slot, code ?? signal))
  }
  const ended = (slot: Slot, code: number | string) => {
    const lived = performance.now() - (slot.servingSince ?? Number.POSITIVE_INFINITY)
    Object.assign(slot, { worker: undefined, servingSince: undefined })
    if (stopping) return
    if (!isUp) return url.reject(failureOf(code))
    slot.failures = lived > STEADY_MS ? 0 : slot.failures + 1
    if (slot.failures >= TRIES && slots.every(({ servingSince }) => servingSince === undefined))
      return lost.resolve(
        `no worker stays up: the last ${TRIES} ended soon after they were started (${code})`,
      )
    log.error({ worker: slot.number, code }, 'a worker ended; another takes its place')
    // At once if it served well, and later after each failed start.
    const pause = slot.failures === 0 ? 0 : PAUSE_MS * 2 ** (slot.failures - 1)
    setTimeout(start, Math.min(pause, PAUSE_MAX_MS), slot)
  }
  const [first] = slots
  if (first !== undefined) start(first)
  return {
    serving: () =>
      slots.map(({ number, worker, servingSince }) => ({
        number,
        worker: servingSince === undefined ? undefined : worker,
      })),
    url: url.promise,
    lost: lost.promise,
    stop: async () => {
      stopping = true
      const ends = await Promise.all(slots.map(finish))
      if (!ends.every(Boolean)) throw new Error('a worker could not finish')
    },
  }
}

function failureOf(code: number | string): Error {
  if (typeof code === 'number') return new FirstFailed(code)
  return new Error(`the first worker was ended by ${code} before it served`)
}

/** Ends a worker; false if it had served and did not finish what it had begun. */
async function finish({ worker, servingSince }: Slot): Promise<boolean> {
  if (worker === undefined) return true
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const [code] = await exit
  return code === 0 || servingSince === undefined
}

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
function createHandover(): { readonly watch: (worker: Worker) => void } {
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
