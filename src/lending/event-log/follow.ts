import type { Database } from '../../database/connection.ts'
import { numberEvents } from './number.ts'

const EVERY_MS = 1_000

/** Waits for new events. */
interface Watch {
  /** Resolves to true once there are new events since the last call, to false after `stop`. */
  changed(): Promise<boolean>
  stop(): void
}

/** Tells who waits for events that there are new ones: one look a second for all of them, and none while nobody waits. */
export interface EventLog {
  watch(): Watch
  close(): void
}

/** Opens the log of events for those who follow it. */
export function openEventLog(database: Pick<Database, 'query' | 'change'>): EventLog {
  const waking = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let last = -1n
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    // A failed look is repeated a second later.
    const newest = await numberEvents(database).catch(() => last)
    looking = false
    if (newest === last) return
    last = newest
    for (const wake of waking) wake()
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    watch: () => {
      let state: 'quiet' | 'changed' | 'stopped' = 'quiet'
      let tell: () => void = () => undefined
      const wake = () => {
        if (state === 'quiet') state = 'changed'
        tell()
      }
      waking.add(wake)
      timer ??= setInterval(look, EVERY_MS)
      return {
        changed: async () => {
          if (state === 'quiet')
            await new Promise<void>((resolve) => {
              tell = resolve
            })
          if (state === 'stopped') return false
          state = 'quiet'
          return true
        },
        stop: () => {
          state = 'stopped'
          tell()
          waking.delete(wake)
          if (waking.size === 0) rest()
        },
      }
    },
    close: rest,
  }
}
