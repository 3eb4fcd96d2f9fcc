import { Histogram, type Registry } from '@prometheus-io/client'
import {
  type Carrier,
  type Ending,
  type Noted,
  newNoted,
  type Origin,
  type Tracing,
} from '../telemetry/noted.ts'
import { counters } from './metrics/metric.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** The codes that this gateway, its libraries and well-behaved clients close with. */
const CLOSES = [
  1000, 1001, 1005, 1006, 1009, 1011, 1013, 4400, 4401, 4403, 4406, 4408, 4409, 4429, 4500,
]
const NAMES_MAX = 100
/** How many of them one member may add, so that nobody can use them all up. */
const NAMES_OF_MEMBER_MAX = 10
const NAME_LENGTH_MAX = 64
const labelNames = ['endpoint', 'operation'] as const

/** How many operations ended alike, how many statements they sent, and how long they wanted something of the database, or waited to be heard by it. */
interface Tally {
  readonly labels: { readonly endpoint: Origin; readonly operation: string }
  readonly code: string
  count: number
  statements: number
  databaseSeconds: number
  waitSeconds: number
}

/**
 * The names of operations that metrics and traces tell apart: those of trusted documents, and the first hundred that members
 * send. Each name takes memory, here and wherever metrics are kept, so their number is limited.
 */
class OperationNames {
  readonly #known = new Set<string>()
  readonly #added = new Map<string, number>()
  #room = NAMES_MAX

  /** Adds a name that the operator chose. */
  add(name: string): void {
    this.#known.add(name)
  }

  /** The name that stands for a member's operation: its own, `unnamed`, or `other` for those beyond the limit. */
  of(name: string | undefined, member: string): string {
    if (name === undefined) return 'unnamed'
    if (this.#known.has(name)) return name
    const added = this.#added.get(member) ?? 0
    if (this.#room === 0 || added >= NAMES_OF_MEMBER_MAX || name.length > NAME_LENGTH_MAX)
      return 'other'
    this.#room -= 1
    this.#added.set(member, added + 1)
    this.#known.add(name)
    return name
  }
}

/** Follows GraphQL and REST operations, subscriptions and their events, for metrics. */
export class Operations {
  readonly names = new OperationNames()
  /** How many results were sent to subscribers. */
  readonly delivered = { socket: 0, stream: 0 }
  readonly #closes = new Map<string, number>()
  readonly #tallies = new Map<string, Tally>()
  readonly #durations: Histogram<(typeof labelNames)[number]>

  readonly #tracing: Tracing | undefined

  constructor(registry: Registry, tracing?: Tracing) {
    this.#tracing = tracing
    this.#durations = new Histogram({
      name: 'operation_duration_seconds',
      help: 'How long operations took: requests, the opening of subscriptions, and each of their events.',
      labelNames,
      buckets: SECONDS,
      registers: [registry],
    })
    const tallies = () => [...this.#tallies.values()]
    counters(registry, {
      operations_total: [
        'Operations that ended, and with which code they were refused or failed; OK: neither.',
        [...labelNames, 'code'],
        () => tallies().map(({ labels, code, count }) => [{ ...labels, code }, count]),
      ],
      operation_sql_statements_total: [
        'SQL statements sent for operations.',
        labelNames,
        () => tallies().map(({ labels, statements }) => [labels, statements]),
      ],
      operation_database_seconds_total: [
        'For how long operations wanted something of the database that was not there yet, waits included.',
        labelNames,
        () => tallies().map(({ labels, databaseSeconds }) => [labels, databaseSeconds]),
      ],
      operation_database_wait_seconds_total: [
        'For how much of that they waited for their member’s turn, or for a connection.',
        labelNames,
        () => tallies().map(({ labels, waitSeconds }) => [labels, waitSeconds]),
      ],
      live_socket_closes_total: [
        'WebSockets that were closed, by code; 4429: over a limit, 4403: the token expired or its member was blocked.',
        ['code'],
        () => [...this.#closes].map(([code, count]) => [{ code }, count]),
      ],
      live_deliveries_total: [
        'Results sent to subscribers over WebSockets and event streams.',
        ['endpoint'],
        () => Object.entries(this.delivered).map(([endpoint, count]) => [{ endpoint }, count]),
      ],
    })
  }

  /** Counts a socket that was closed; clients may invent codes. */
  closed(code: number): void {
    const known = CLOSES.includes(code) ? String(code) : 'other'
    this.#closes.set(known, (this.#closes.get(known) ?? 0) + 1)
  }

  /** Begins a subscription, or one of its events. */
  begin(origin: 'socket' | 'stream' | 'event', operation: string, carrier?: Carrier): Noted {
    const trace = this.#tracing?.begin(origin === 'event' ? origin : 'request', carrier)
    const noted = newNoted(origin, operation, trace)
    noted.type = 'subscription'
    return noted
  }

  /** Counts an operation that was refused before it was known. */
  refused(origin: Origin, code: string | undefined): void {
    this.ended({ ...newNoted(origin), code }, 0)
  }

  /** Counts a request whose client left before it was answered; what it asked for may have been done. */
  aborted(noted: Noted): void {
    // Its own code says what became of what it asked for.
    this.ended({ ...noted, code: 'ABORTED' }, undefined)
    // It may still be answered, to nobody: that must not be counted as well.
    noted.origin = undefined
  }

  /** Counts an operation that has ended, and its duration unless that says nothing. */
  ended(noted: Noted, seconds: number | undefined, http?: HttpFacts): void {
    const { origin, operation, code = 'OK', statements, trace } = noted
    if (origin === undefined) return
    trace?.end(endingOf(noted, http))
    const labels = { endpoint: origin, operation }
    if (seconds !== undefined) this.#durations.observe(labels, seconds)
    const key = `${origin} ${operation} ${code}`
    const known = this.#tallies.get(key)
    const tally = known ?? {
      labels,
      code,
      count: 0,
      statements: 0,
      databaseSeconds: 0,
      waitSeconds: 0,
    }
    if (known === undefined) this.#tallies.set(key, tally)
    tally.count += 1
    tally.statements += statements
    tally.databaseSeconds += (noted.database?.ms ?? 0) / 1000
    tally.waitSeconds += (noted.waiting?.ms ?? 0) / 1000
  }
}

/** What HTTP knows of a request. */
interface HttpFacts {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Codes of failures that are the gateway's, not the caller's. */
const FAILURES = ['INTERNAL', 'UNAVAILABLE', 'OUTCOME_UNKNOWN']

/** How a span ends. Its name says what was done, and contains nothing of the caller's, so that there are few names. */
function endingOf({ origin, operation, type, code }: Noted, http?: HttpFacts): Ending {
  const isGraphql = origin !== 'rest' && origin !== 'job'
  return {
    name: nameOf(origin, operation, type, http),
    attributes: {
      'http.request.method': http?.method,
      'http.route': http?.route,
      'http.response.status_code': http?.status,
      'graphql.operation.name': isGraphql ? operation : undefined,
      'graphql.operation.type': type,
      'lending.endpoint': origin,
      'lending.operation': operation,
      'lending.code': code,
    },
    failure: code !== undefined && FAILURES.includes(code) ? code : undefined,
  }
}

function nameOf(
  origin: Noted['origin'],
  operation: string,
  type: Noted['type'],
  http: HttpFacts | undefined,
): string {
  if (origin === 'rest' && http !== undefined) return `${http.method} ${http.route}`
  if (origin === 'event') return `event ${operation}`
  return `${type ?? origin} ${operation}`
}
