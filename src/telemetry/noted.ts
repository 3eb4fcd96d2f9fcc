/** Headers, or what carries them elsewhere: `traceparent` and `tracestate` (W3C Trace Context). */
export type Carrier = Readonly<Record<string, unknown>>

/** The part of headers that carries a trace. */
export function carrierIn({ traceparent, tracestate }: Carrier): Carrier {
  return { traceparent, tracestate }
}

/** What an operation did: `request` for somebody, `event` of a subscription, `job`. */
export type Doing = 'request' | 'event' | 'job'

/** What is known of an operation when it has ended. */
export interface Ending {
  readonly name: string
  /** Never data of members, nor variables. */
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  /** The code of a failure that is not its caller's. */
  readonly failure: string | undefined
}

/** The span of an operation. */
export interface Trace {
  readonly traceId: string
  readonly spanId: string
  /** What takes the trace along to whoever continues the operation. */
  readonly carrier: Carrier
  /** Adds a statement that was just sent, as a span that ends with it. */
  statement(text: string, sent: Promise<unknown>): void
  end(ending: Ending): void
}

/** Records traces. */
export interface Tracing {
  /**
   * Begins the span of an operation, within the trace that its carrier names. An event begins a trace of its own, which is
   * linked to that one: a subscription can last for days.
   */
  begin(doing: Doing, carrier?: Carrier): Trace
  /** Exports what was recorded, unless that takes long. */
  close(): Promise<void>
}

/** The fields of log lines that find their trace. */
export function traceFields(trace: Trace | undefined): object {
  return trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId }
}

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
