import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, type Postmaster } from './running.ts'

const LOOK_MS = 500
const TRIES = 5
/** A server that has run this long had started well, for whatever reason it ended. */
const STEADY_MS = 30_000

/** How to restart a server. */
interface Again {
  readonly over: AbortSignal
  readonly told: (line: string) => void
  /** Throws an Error with the reason if it can't be started. */
  readonly again: () => Promise<Postmaster>
}

/** Restarts a server whenever it ends, for whatever reason; resolves with the reason once it does not stay up. */
export async function keepRunning(
  server: Postmaster,
  { over, told, again }: Again,
): Promise<string> {
  let running = server
  for (let failures = 0; failures < TRIES; ) {
    const since = performance.now()
    await ended(running, over)
    if (over.aborted) return new Promise(() => undefined)
    failures = performance.now() - since > STEADY_MS ? 1 : failures + 1
    told('the embedded PostgreSQL has ended; it is started again')
    try {
      running = await again()
    } catch (error) {
      return `the embedded PostgreSQL has ended, and can't be started again: ${error instanceof Error ? error.message : error}`
    }
  }
  return `the embedded PostgreSQL does not stay up: it has ended ${TRIES} times, each soon after it was started`
}

async function ended(server: Postmaster, over: AbortSignal): Promise<void> {
  while (!over.aborted && (await isRunning(server)))
    await sleep(LOOK_MS, undefined, { signal: over, ref: false }).catch(() => undefined)
}
