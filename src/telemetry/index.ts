import type { FastifyBaseLogger } from 'fastify'
import type { Tracing } from './noted.ts'

/** The settings that concern traces, under the names that OpenTelemetry gives them. */
interface Settings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_TRACES_SAMPLER_ARG: number
}

/** Starts recording traces if the settings name a collector; only then is OpenTelemetry loaded. */
export async function openTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: Settings,
  version: string,
  log: FastifyBaseLogger,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { openExporter } = await import('./exporter.ts')
  return openExporter({ endpoint, share, version }, (line, reason) => log.warn({ reason }, line))
}
