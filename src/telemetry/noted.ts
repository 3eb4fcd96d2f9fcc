import type { Trace } from './tracing.ts'

/** Where operations come in; `event` is one event of a subscription, `job` a run of a job. */
export type Origin = 'graphql' | 'rest' | 'socket' | 'stream' | 'event' | 'job'

/** What is noted of an operation while it runs: for its response, for metrics and for traces. */
export interface Noted {
  /** Undefined for requests that are no operation, such as those of a health check. */
  origin: Origin | undefined
  /** Its name, or what stands for it: never a text of any length that a client chose. */
  operation: string
  /** Unless it is no operation of GraphQL. */
  type: string | undefined
  /** Why it was refused or failed. */
  code: string | undefined
  /** Whether an earlier call with its idempotency key has done it. */
  replayed: boolean
  /** Whether it has changed something. */
  changed: boolean
  /** How many statements were sent to the database for it. */
  statements: number
  /** Undefined unless traces are recorded. */
  readonly trace: Trace | undefined
}

/** Begins to note an operation. */
export function newNoted(
  origin?: Origin | undefined,
  operation = 'none',
  trace?: Trace | undefined,
): Noted {
  return {
    origin,
    operation,
    type: undefined,
    code: undefined,
    replayed: false,
    changed: false,
    statements: 0,
    trace,
  }
}

/** Notes a statement that was just sent, and returns it. */
export function sent<Sent extends Promise<unknown> | undefined>(
  noted: Noted | undefined,
  text: string,
  statement: Sent,
): Sent {
  if (noted === undefined || statement === undefined) return statement
  noted.statements += 1
  noted.trace?.statement(text, statement)
  return statement
}
