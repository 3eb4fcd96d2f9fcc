const AGAIN_MS = 60_000
/** What pg-boss adds to a message; an error that several workers share has it several times. */
const WHOSE = / \(Queue: [^()]*, Worker: [^()]*\)/g

/** What warnings are written to. */
interface Log {
  warn(told: { readonly reason?: string }, message: string): void
}

/**
 * Warns of each reason once a minute at most, whichever queue it is of: while the database is away, every job looks for it every few
 * seconds. Says once afterwards that the queue works again: as soon as each statement that failed within the last minute has since succeeded.
 */
export function warningRarely(log: Log) {
  const warned = new Map<string, number>()
  const failing = new Map<string, number>()
  let isTold = false
  const forget = (times: Map<string, number>) => {
    const now = performance.now()
    for (const [old, at] of times) if (now - at >= AGAIN_MS) times.delete(old)
    return now
  }
  return {
    failed: ({ message, code = 'unknown' }: Error & { code?: string }): void => {
      const now = forget(warned)
      // Node's error has no message if several addresses refused the connection.
      const reason = message.replaceAll(WHOSE, '').trim() || code
      isTold = true
      if (warned.has(reason)) return
      warned.set(reason, now)
      log.warn({ reason }, 'the job queue failed')
    },
    /** Carries out a statement of the queue, and notes whether that can be done. */
    watched: async <Result>(statement: string, run: () => Promise<Result>): Promise<Result> => {
      try {
        const result = await run()
        failing.delete(statement)
        forget(failing)
        if (isTold && failing.size === 0) log.warn({}, 'the job queue works again')
        isTold &&= failing.size > 0
        return result
      } catch (error) {
        failing.set(statement, forget(failing))
        throw error
      }
    },
  }
}
