import type { Context, Reading } from '../context.ts'
import type { AppPage } from '../http/app/paths.ts'
import type { Probe } from '../http/health.ts'
import type { LiveEndpoint } from '../http/live/endpoint.ts'
import type { Watched } from '../http/metrics/metrics.ts'
import type { Plugins } from '../http/plugins.ts'
import type { Rates } from '../http/rates/rate-limiter.ts'
import type { ProviderEvents } from '../lending/payments/provider.ts'
import type { Platform } from '../lending/platform.ts'
import type { Noted } from '../telemetry/noted.ts'
import type { Viewer } from '../viewer.ts'

/** What the HTTP server needs from the rest of the program. */
export interface Service
  extends Pick<LiveEndpoint, 'authenticate' | 'connections' | 'execute' | 'schema' | 'watchMember'>,
    Watched {
  readonly contextOf: (viewer: Viewer, reading?: Reading, noted?: Noted) => Context
  readonly rates: Rates
  readonly paymentEvents: ProviderEvents
  readonly identityEvents: ProviderEvents
  readonly platform: Pick<Platform, 'database' | 'mail' | 'cursorKey' | 'currency'>
  readonly plugins: Plugins
  readonly probes: Readonly<Record<string, Probe>>
  /** Aborts when shutdown starts. */
  readonly stopping: AbortSignal
  readonly appPage: AppPage
}
