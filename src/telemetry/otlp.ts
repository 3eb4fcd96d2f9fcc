import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { LRUCache } from 'lru-cache'
import type { Carrier, Doing, Ending, Trace, Tracing } from './noted.ts'

const KINDS: Readonly<Record<Doing, SpanKind>> = {
  request: SpanKind.SERVER,
  event: SpanKind.PRODUCER,
  job: SpanKind.CONSUMER,
}
const CACHED_CHARACTERS = 500_000

/** Records traces through OpenTelemetry's API; the given tracer decides where they go. */
export function tracingBy(tracer: Tracer, close: () => Promise<void>): Tracing {
  const propagator = new W3CTraceContextPropagator()
  const summaries = new LRUCache<string, string>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
    memoMethod: summaryOf,
  })
  const within = (carrier: Carrier | undefined) =>
    propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter)
  return {
    begin: (doing, carrier) => {
      const given = within(carrier)
      const [context, link] =
        doing === 'event' ? [ROOT_CONTEXT, trace.getSpanContext(given)] : [given, undefined]
      const links = link === undefined ? [] : [{ context: link }]
      // The span gets its name when it ends, since only then everything is known.
      const span = tracer.startSpan(doing, { kind: KINDS[doing], links }, context)
      return new SpanTrace(tracer, span, context, propagator, (text) => summaries.memo(text))
    },
    close,
  }
}

class SpanTrace implements Trace {
  readonly traceId: string
  readonly spanId: string
  readonly #tracer: Tracer
  readonly #span: Span
  readonly #context: Context
  readonly #propagator: W3CTraceContextPropagator
  readonly #summaryOf: (text: string) => string

  constructor(
    tracer: Tracer,
    span: Span,
    parent: Context,
    propagator: W3CTraceContextPropagator,
    summary: (text: string) => string,
  ) {
    const { traceId, spanId } = span.spanContext()
    this.traceId = traceId
    this.spanId = spanId
    this.#tracer = tracer
    this.#span = span
    this.#context = trace.setSpan(parent, span)
    this.#propagator = propagator
    this.#summaryOf = summary
  }

  get carrier(): Carrier {
    const carrier = {}
    this.#propagator.inject(this.#context, carrier, defaultTextMapSetter)
    return carrier
  }

  statement(text: string, sent: Promise<unknown>): void {
    const summary = this.#summaryOf(text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
    const options = { kind: SpanKind.CLIENT, attributes }
    const span = this.#tracer.startSpan(summary, options, this.#context)
    sent.then(
      () => span.end(),
      (error: unknown) => {
        fail(span, sqlState(error))
        span.end()
      },
    )
  }

  end({ name, attributes, failure }: Ending): void {
    this.#span.updateName(name)
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined) this.#span.setAttribute(key, value)
    if (failure !== undefined) fail(this.#span, failure)
    this.#span.end()
  }
}

/** Marks a span as failed, without a message, since those of databases quote whole rows. */
function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
}

function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

const VERB = /^\s*(\w+)/
const CALL = /^\s*select\s+([a-z_][\w.]*)\(/i
/** A parenthesis, or the table that follows a keyword. Text in quotes is skipped. */
const PART = /'(?:[^']|'')*'|[()]|\b(?:from|into|update)\s+("?[a-z_][\w.]*"?)/gi
const NAME_MAX = 64

/**
 * What a statement does to which table, or which function it calls, such as `SELECT loan`: the low-cardinality summary of
 * OpenTelemetry's conventions. It contains no value, even if the text does.
 */
export function summaryOf(text: string): string {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toUpperCase()
  const target = CALL.exec(text)?.[1] ?? tableOf(text)
  return target === undefined ? verb : `${verb} ${target.replaceAll('"', '').slice(0, NAME_MAX)}`
}

/** The first table outside all parentheses, or else the first within any. */
function tableOf(text: string): string | undefined {
  let depth = 0
  let first: string | undefined
  for (const [part, table] of text.matchAll(PART)) {
    if (part === '(') depth += 1
    if (part === ')') depth -= 1
    if (table !== undefined && depth === 0) return table
    first ??= table
  }
  return first
}
