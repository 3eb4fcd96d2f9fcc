/** `traceparent` and `tracestate` (W3C Trace Context), as headers or wherever else they are passed on. */
export type Carrier = Readonly<Record<string, unknown>>

/** Picks from headers those that carry a trace. */
export function carrierIn({ traceparent, tracestate }: Carrier): Carrier {
  return { traceparent, tracestate }
}

/** What an operation does: answer a `request`, deliver an `event` of a subscription, or run a `job`. */
export type Doing = 'request' | 'event' | 'job'

/** What is known about an operation once it has ended. */
export interface Ending {
  readonly name: string
  /** Never contain members' data or variables. */
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  /** The code of a failure, unless the caller caused it. */
  readonly failure: string | undefined
}

/** The span of an operation. */
export interface Trace {
  readonly traceId: string
  readonly spanId: string
  /** Passes the trace on to whoever continues the operation. */
  readonly carrier: Carrier
  /** Adds a statement that was just sent, as a span that ends with it. */
  statement(text: string, sent: Promise<unknown>): void
  end(ending: Ending): void
}

/** Records traces. */
export interface Tracing {
  /**
   * Begins the span of an operation, within the trace that its carrier names. An event begins a trace of its own that links to that
   * one, since a subscription can last for days.
   */
  begin(doing: Doing, carrier?: Carrier): Trace
  /** Exports what was recorded, for a short time at most. */
  close(): Promise<void>
}

/** The fields that connect a log line with its trace. */
export function traceFields(trace: Trace | undefined): object {
  return trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId }
}

/** Where an operation came in. `event` is one event of a subscription, `job` a run of a job. */
export type Origin = 'graphql' | 'rest' | 'socket' | 'stream' | 'event' | 'job'

/** What is recorded about an operation while it runs: for its response, for metrics and for traces. */
export interface Noted {
  /** Undefined for a request that is no operation, such as a health check. */
  origin: Origin | undefined
  /** Its name, or a stand-in: never an arbitrary text from a client. */
  operation: string
  /** The type of the GraphQL operation, if it is one: query, mutation or subscription. */
  type: string | undefined
  /** Why it was refused or failed. */
  code: string | undefined
  /** Whose request was refused before its viewer was known otherwise. */
  member?: string | undefined
  /** Whether an earlier call with the same idempotency key has done it. */
  replayed: boolean
  /** Whether it has changed something. */
  changed: boolean
  /** The fields of a mutation, which say what was asked for whatever its document is called. */
  fields: readonly string[] | undefined
  /** What it made or changed, as `payment:ID`: ids alone. */
  records: string[] | undefined
  /** The language of what it says of refusals; undefined if it says nothing. */
  language: string | undefined
  /** How many statements were sent to the database for it. */
  statements: number
  /** For how long it wanted something of the database that was not there yet; undefined if it wanted nothing. */
  database: Stopwatch | undefined
  /** For how much of that it waited for its member's turn, or for a connection; undefined if it had both at once. */
  waiting: Stopwatch | undefined
  /** Undefined unless traces are recorded. */
  readonly trace: Trace | undefined
}

/** Measures for how long any of several things was under way that may overlap. */
class Stopwatch {
  #underWay = 0
  #since = 0
  #ms = 0

  start(): void {
    if (this.#underWay === 0) this.#since = performance.now()
    this.#underWay += 1
  }

  stop(): void {
    this.#underWay -= 1
    if (this.#underWay === 0) this.#ms += performance.now() - this.#since
  }

  get ms(): number {
    return this.#ms + (this.#underWay > 0 ? performance.now() - this.#since : 0)
  }
}

/** Begins the record of an operation. */
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
    fields: undefined,
    records: undefined,
    language: undefined,
    statements: 0,
    database: undefined,
    waiting: undefined,
    trace,
  }
}

/** Counts a statement that was just sent, adds it to the trace, and returns it. */
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

/** Adds the time until something is there to that of an operation, and returns it. */
export function timed<Going extends Promise<unknown>>(
  noted: Noted | undefined,
  what: 'database' | 'waiting',
  going: Going,
): Going {
  if (noted === undefined) return going
  noted[what] ??= new Stopwatch()
  const stopwatch = noted[what]
  const stop = () => stopwatch.stop()
  stopwatch.start()
  going.then(stop, stop)
  return going
}
