import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './noted.ts'
import { tracingBy } from './otlp.ts'

const EXPORT_EVERY_MS = 1_000
/** The longest that a collector that is away may delay the end of the program, in milliseconds. */
const CLOSE_MS = 1_500

/** How traces are exported. */
export interface Exporting {
  readonly endpoint: string
  /** The share of traces to record, from 0 to 1; if a caller has decided on a trace, that counts instead. */
  readonly share: number
  readonly version: string
}

/** Tells operators something, and the reason. */
type Say = (line: string, reason: string | undefined) => void

/**
 * Opens OpenTelemetry's standard SDK, which sends spans to a collector by OTLP over HTTP. `say` is called when that begins to fail,
 * and when it works again.
 */
export function openExporter({ endpoint, share, version }: Exporting, say: Say): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = patient(new OTLPTraceExporter({ url }), say)
  const own = { 'service.name': 'lending-gateway', 'service.version': version }
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(own))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EXPORT_EVERY_MS })],
  })
  return tracingBy(provider.getTracer('lending-gateway', version), async () => {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, CLOSE_MS)
    await Promise.race([provider.shutdown().catch(() => undefined), late])
    clearTimeout(timer)
  })
}

/** An exporter that reports a failure once rather than for each batch, and once when it works again. */
function patient(exporter: OTLPTraceExporter, say: Say): SpanExporter {
  let failing = false
  const note = ({ code, error }: ExportResult) => {
    const failed = code !== ExportResultCode.SUCCESS
    const line = failed ? 'traces are lost: the collector takes none' : 'the collector takes traces'
    if (failed !== failing) say(line, error?.message)
    failing = failed
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result)
        done({ code: ExportResultCode.SUCCESS })
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}
