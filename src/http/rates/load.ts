import { monitorEventLoopDelay } from 'node:perf_hooks'

const LOOK_MS = 1_000
const LATE_SECONDS = 2

/** Whether the event loop is overloaded. */
export interface Load {
  readonly tooMuch: () => boolean
  readonly stop: () => void
}

/** Watches for an event loop delay above `maxMs` on average in each of two seconds: one long task is not overload. */
export function watchLoad(maxMs: number): Load {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let seconds = 0
  const timer = setInterval(() => {
    // No sample within a second: the loop was blocked all the time.
    const delayMs = delays.count === 0 ? LOOK_MS : delays.mean / 1e6
    seconds = delayMs > maxMs ? seconds + 1 : 0
    delays.reset()
  }, LOOK_MS).unref()
  return {
    tooMuch: () => seconds >= LATE_SECONDS,
    stop: () => {
      clearInterval(timer)
      delays.disable()
    },
  }
}
