const AGAIN_MS = 60_000

/** What lines are written to. */
interface Log {
  warn(told: object, message: string): void
}

/** Returns what warns of something that many clients can cause: at once, then once a minute at most, with how often it has happened since the last line. */
export function warningOncePerMinute(log: Log, message: string, told: object = {}): () => void {
  let times = 0
  let last = Number.NEGATIVE_INFINITY
  return () => {
    times += 1
    const now = performance.now()
    if (now - last < AGAIN_MS) return
    last = now
    log.warn({ times, ...told }, message)
    times = 0
  }
}
