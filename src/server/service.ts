import type { Context, Reading } from '../context.ts'
import type { LastSuccess } from '../database/job-queues.ts'
import type { DatabaseLoad } from '../database/load.ts'
import type { StandbyReads } from '../database/standby/reads.ts'
import type { AppPage } from '../http/app/paths.ts'
import type { Probe } from '../http/health.ts'
import type { LiveEndpoint } from '../http/live/endpoint.ts'
import type { BankFigures } from '../http/metrics/bank-metrics.ts'
import type {
  Audited,
  BusState,
  Gather,
  JobCounts,
  UnmadeDocuments,
} from '../http/metrics/metrics.ts'
import type { Plugins } from '../http/plugins.ts'
import type { Rates } from '../http/rates/rate-limiter.ts'
import type { TokenReason } from '../identity/refused.ts'
import type { CaseFigures } from '../lending/cases/figures.ts'
import type { PayoutFigures } from '../lending/investing/figures.ts'
import type { LetterFigures } from '../lending/mail/figures.ts'
import type { PaymentEvents } from '../lending/payments/follow.ts'
import type { OpenPayments } from '../lending/payments/open.ts'
import type { Platform } from '../lending/platform.ts'
import type { BusinessFigures } from '../lending/reports/figures.ts'
import type { IdentityEvents } from '../lending/verification/verify.ts'
import type { WebhookFigures } from '../lending/webhooks/figures.ts'
import type { Noted, Tracing } from '../telemetry/noted.ts'
import type { Viewer } from '../viewer.ts'

/** What the HTTP server needs from the rest of the program. */
export interface Service
  extends Pick<
    LiveEndpoint,
    'authenticate' | 'connections' | 'execute' | 'schema' | 'watchMember'
  > {
  readonly version: string
  readonly contextOf: (viewer: Viewer, reading?: Reading, noted?: Noted) => Context
  /** Undefined without a standby. */
  readonly standby: StandbyReads | undefined
  readonly audited: () => Promise<Audited>
  /** Seconds since changes were last read. */
  readonly lag: () => number
  /** Undefined without a bus. */
  readonly bus: BusState | undefined
  /** For how many seconds the oldest writing transaction has been open. */
  readonly oldestTransaction: () => Promise<number>
  /** The payments that are neither settled nor over. */
  readonly openPayments: () => Promise<OpenPayments[]>
  readonly bankFigures: BankFigures
  readonly businessFigures: BusinessFigures
  /** How the work on cases does. */
  readonly caseFigures: () => Promise<CaseFigures>
  /** How paying out loans does. */
  readonly payoutFigures: () => Promise<PayoutFigures>
  /** How webhooks do. */
  readonly webhookFigures: () => Promise<WebhookFigures>
  /** How letters do; undefined if the gateway sends none. */
  readonly letterFigures: (() => Promise<LetterFigures>) | undefined
  /** How many tokens were refused, by reason. */
  readonly refusedTokens: () => ReadonlyMap<TokenReason, number>
  /** How many jobs ended, and how. */
  readonly jobs: JobCounts
  /** The documents that could not be made. */
  readonly unmade: UnmadeDocuments
  /** When jobs last succeeded. */
  readonly jobSuccesses: () => Promise<readonly LastSuccess[]>
  /** How busy the connections to the database are. */
  readonly load: () => DatabaseLoad
  readonly rates: Rates
  readonly paymentEvents: PaymentEvents
  readonly identityEvents: IdentityEvents
  readonly platform: Pick<Platform, 'database' | 'mail' | 'cursorKey' | 'currency'>
  readonly plugins: Plugins
  /** Undefined unless traces are recorded. */
  readonly tracing: Tracing | undefined
  /** Gathers the metrics of all workers; undefined if this process is not a worker. */
  readonly gather: Gather | undefined
  readonly probes: Readonly<Record<string, Probe>>
  /** Aborts when shutdown starts. */
  readonly stopping: AbortSignal
  readonly appPage: AppPage
}
