import type { KeyObject } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../database/connection.ts'
import type { Currency } from '../money.ts'
import type { Noted } from '../telemetry/noted.ts'
import type { Seal } from './bank-accounts/seal.ts'
import type { Chart } from './books/chart.ts'
import type { ListsProvider } from './cases/lists.ts'
import type { ErasureList } from './erasure/list.ts'
import type { Guide } from './guidance/guide.ts'
import type { Limits } from './limits.ts'
import type { Mail } from './mail/mail.ts'
import type { PaymentProviders } from './payments/provider.ts'
import type { CostOf } from './repaying/schedule/cost.ts'
import type { IdentityProvider } from './verification/provider.ts'
import type { Move } from './wallet/make-movements.ts'
import type { Reachable } from './webhooks/url.ts'

/** What the lending rules use: the database, the limits, and the services of the platform. */
export interface Platform {
  readonly database: Database
  /** Set when only an input is checked, for a request with other invalid parts: any use of the database and the services then throws. */
  readonly judges?: boolean
  readonly currency: Currency
  /** The key by which public points are displaced. */
  readonly pointKey: Buffer
  /** Signs the cursors of lists. */
  readonly cursorKey: KeyObject
  readonly payments: PaymentProviders
  /** What checks members' identities; null if operators alone do. */
  readonly identity: IdentityProvider | null
  /** The lists of people with which members' names are compared; null if there are none. */
  readonly lists: ListsProvider | null
  /** Encrypts members' bank account numbers; null if the platform keeps none. */
  readonly seal: Seal | null
  /** What sends letters; null if the platform sends none. */
  readonly mail: Mail | null
  /** The e-mail address to which members write for help; null if there is none. */
  readonly supportEmail: string | null
  /** Where webhooks may go, and what encrypts their secrets; null if the platform keeps none. */
  readonly webhooks: Reachable & { readonly seal: Seal | null }
  readonly move: Move
  /** The list of erasures, which backups of the database don't have. */
  readonly erasures: ErasureList
  readonly limits: Limits
  /** How the ledger is booked in the general ledger. */
  readonly chart: Chart
  /** Whose midnight begins a day, as an IANA name. */
  readonly timezone: string
  /** The day of a time in that time zone. */
  readonly dayOf: (time: Date) => string
  /** The business date, such as `2026-01-31`. */
  readonly today: () => string
  /** Tells how similar loans have fared. */
  readonly guide: Guide
  /** Calculates the cost of a loan under these limits. */
  readonly costOf: CostOf
  /** Offers a loan to standing orders once the transaction that published it is committed. */
  readonly offer: (em: EntityManager, loanId: string, noted: Noted | undefined) => Promise<void>
  /** Has exports that members have asked for made soon. */
  readonly exportSoon: () => Promise<void>
  /** Has documents that members have asked for made soon. */
  readonly documentsSoon: () => Promise<void>
}

/** A platform without jobs, for processes that publish no loans. */
export type QuietPlatform = Omit<Platform, 'offer' | 'exportSoon' | 'documentsSoon'>
