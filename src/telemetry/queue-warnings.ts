const AGAIN_MS = 60_000
/** What pg-boss adds to a message; an error that several workers share has it several times. */
const WHOSE = / \(Queue: [^()]*, Worker: [^()]*\)/g

/** What warnings are written to. */
interface Log {
  warn(told: { readonly reason?: string }, message: string): void
}

/**
 * Warns of each reason once a minute at most, whichever queue it is of: while the database is away, every job looks for it every few
 * seconds. Says once afterwards that the queue works again.
 */
export function warningRarely(log: Log) {
  const warned = new Map<string, number>()
  let isTold = false
  return {
    failed: ({ message, code = 'unknown' }: Error & { code?: string }): void => {
      const now = performance.now()
      for (const [old, at] of warned) if (now - at >= AGAIN_MS) warned.delete(old)
      // Node's error has no message if several addresses refused the connection.
      const reason = message.replaceAll(WHOSE, '').trim() || code
      isTold = true
      if (warned.has(reason)) return
      warned.set(reason, now)
      log.warn({ reason }, 'the job queue failed')
    },
    /** A statement of the queue was carried out. */
    worked: (): void => {
      if (isTold) log.warn({}, 'the job queue works again')
      isTold = false
    },
  }
}
