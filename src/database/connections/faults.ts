import { DatabaseError } from 'pg'

// https://www.postgresql.org/docs/current/errcodes-appendix.html, by class and code.
/**
 * Connection (08), transaction state (25), prepared statements (26, 42P05), sign-in (28), missing database (3D), rollback (40),
 * resources (53), locks (55), intervention (57) and system errors (58).
 */
const SERVER = /^(08|25|26|28|3D|40|53|55|57|58)|^42P05$/
/** Afterwards the session's state is unknown, or this is the wrong server, such as a read-only one. */
const SPENT = /^(08|25|26|28|3D)|^(42P05|57P\d\d)$/
/** Connection (08), sign-in (28), missing database (3D), too many connections, and a server that ends or starts. */
const AWAY = /^(08|28|3D|53300|57P)/
/** After these a statement's outcome is unknown; 08 comes from a pooler, 57P02 from a server that crashes. */
const UNANSWERED = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P02|40003|08...)$/
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/** Messages of pg about a connection that was lost, or could not be made; of pg's errors without a code. */
const LOST = /Connection terminated|has encountered a connection error|timeout expired/i
/** Messages of errors of pg and its pool that have no code. */
const DRIVER =
  /timeout (exceeded when trying to connect|expired)|Connection terminated|has encountered a connection error|Client was closed|Cannot use a pool/i

/** Whether the database, or the network on the way to it, is down, overloaded or failing over, so that the same call may work later. */
export function isUnavailable(error: unknown): boolean {
  return someCause(error, (cause) => {
    const code = codeOf(cause)
    return (
      SERVER.test(code) || NETWORK.test(code) || DRIVER.test(cause.message) || isStalePlan(cause)
    )
  })
}

/** Whether this process has closed its own connections, as it does when it stops. */
export function isClosed(error: unknown): boolean {
  return someCause(error, ({ message }) => /Cannot use a pool after calling end/i.test(message))
}

/** Whether the database can't be reached or takes nobody in, rather than being too busy for one statement. */
export function isAway(error: unknown): boolean {
  return someCause(error, (cause) => {
    const code = codeOf(cause)
    return AWAY.test(code) || NETWORK.test(code) || LOST.test(cause.message)
  })
}

/** Whether a statement was sent and its outcome is unknown. */
export function isUnanswered(error: unknown): boolean {
  return someCause(
    error,
    (cause) =>
      UNANSWERED.test(codeOf(cause)) ||
      // A connection that was never made carried no statement.
      /connection terminated(?! due to connection timeout)/i.test(cause.message),
  )
}

/** Whether the server's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, (cause) => codeOf(cause) === '53100')
}

/** Whether a statement waited too long for a lock. */
export function isLocked(error: unknown): boolean {
  return someCause(error, (cause) => codeOf(cause) === '55P03')
}

/** Whether a statement was not sent, since no connection could be had in time. */
export function isUnconnected(error: unknown): boolean {
  return someCause(error, ({ message }) =>
    /due to connection timeout|exceeded when trying to connect/i.test(message),
  )
}

/** Whether a connection must not be used again after this error. */
export function isSpent(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  return (
    /^(FATAL|PANIC)$/.test(error.severity ?? '') || SPENT.test(codeOf(error)) || isStalePlan(error)
  )
}

/** SQLSTATE or the system's error code; empty if there is neither. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether a prepared statement no longer fits the tables, since they were migrated. */
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
