import { DatabaseError } from 'pg'

// https://www.postgresql.org/docs/current/errcodes-appendix.html, by class and code.
/** Connection, session state, prepared statements, sign-in, rollback, resources, locks, intervention, the system around it. */
const SERVER = /^(08|25|26|28|3D|40|53|55|57|58)|^42P05$/
/** After these the session is not what this side takes it for, or the server is not the one to talk to: read-only, say. */
const SPENT = /^(08|25|26|28|3D)|^(42P05|57P\d\d)$/
/** No word on how the statement ended; 08 comes from a pooler on the way, 57P02 from a server that crashes. */
const UNANSWERED = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P02|40003|08...)$/
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/** What pg and its pool say without a code. */
const DRIVER =
  /timeout (exceeded when trying to connect|expired)|Connection terminated|has encountered a connection error|Client was closed|Cannot use a pool/i

/** Whether the database or the network on the way is down, overloaded or changing over, so that the same call may work later. */
export function isUnavailable(error: unknown): boolean {
  return someCause(error, (cause) => {
    const code = codeOf(cause)
    return (
      SERVER.test(code) || NETWORK.test(code) || DRIVER.test(cause.message) || isStalePlan(cause)
    )
  })
}

/** Whether no answer came to a statement that was sent: it may have been done, or not. */
export function isUnanswered(error: unknown): boolean {
  return someCause(
    error,
    (cause) =>
      UNANSWERED.test(codeOf(cause)) ||
      // One that could not be made carried nothing.
      /connection terminated(?! due to connection timeout)/i.test(cause.message),
  )
}

/** Whether a connection is not to be used again once it has brought this. */
export function isSpent(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return (
    /^(FATAL|PANIC)$/.test(error.severity ?? '') || SPENT.test(codeOf(error)) || isStalePlan(error)
  )
}

/** SQLSTATE, or the code of the system; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A prepared statement from before a migration. */
function isStalePlan(error: Error): boolean {
  return (
    codeOf(error) === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery'
  )
}

function someCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? firstOf(cause))
    if (is(cause)) return true
  return false
}

function firstOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : undefined
}
