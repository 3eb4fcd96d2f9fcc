import { monitorEventLoopDelay } from 'node:perf_hooks'

const LOOK_MS = 1_000
const LATE_SECONDS = 2

/** Whether work waits too long for its turn. */
export interface Load {
  readonly tooMuch: () => boolean
  readonly stop: () => void
}

/** Watches whether the event loop is later than `maxMs`, on average over each of two seconds: one long turn, or a slow start, is no overload. */
export function watchLoad(maxMs: number): Load {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let seconds = 0
  const timer = setInterval(() => {
    // No turn within a second: it was blocked all the time.
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
