import { monitorEventLoopDelay } from 'node:perf_hooks'

const LOOK_MS = 1_000
const DELAY_MAX_NS = 500 * 1e6

/** Whether work waits too long for its turn. */
export interface Load {
  readonly tooMuch: () => boolean
  readonly stop: () => void
}

/** Watches how late the event loop is, on average over a second: one long turn is no overload. */
export function watchLoad(): Load {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let late = false
  const timer = setInterval(() => {
    // No turn within a second: it was blocked all the time.
    late = delays.count === 0 || delays.mean > DELAY_MAX_NS
    delays.reset()
  }, LOOK_MS).unref()
  return {
    tooMuch: () => late,
    stop: () => {
      clearInterval(timer)
      delays.disable()
    },
  }
}
