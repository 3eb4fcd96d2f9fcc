const AGAIN_MS = 60_000

/** What lines are written to. */
interface Log {
  warn(told: object, message: string): void
}

/** How many clients a line names. */
const NAMED = 10

/**
 * Returns what warns of something that many clients can cause: at once, then once a minute at most, with how often it has happened since the last line,
 * and with the first of those who have caused it since, where that is known.
 */
export function warningOncePerMinute(
  log: Log,
  message: string,
  told: object = {},
): (client?: object) => void {
  let times = 0
  let last = Number.NEGATIVE_INFINITY
  const clients: object[] = []
  return (client) => {
    times += 1
    if (client !== undefined && clients.length < NAMED) clients.push(client)
    const now = performance.now()
    if (now - last < AGAIN_MS) return
    last = now
    const named = clients.splice(0)
    log.warn({ times, ...told, ...(named.length > 0 && { clients: named }) }, message)
    times = 0
  }
}
