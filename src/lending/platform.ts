import type { KeyObject } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../database/connection.ts'
import type { Currency } from '../money.ts'
import type { Noted } from '../telemetry/noted.ts'
import type { Exposure } from './exposure.ts'
import type { AprMethod } from './repaying/apr.ts'
import type { CostOf } from './repaying/cost.ts'
import type { Move } from './wallet/make-movements.ts'
import type { PaymentProvider } from './wallet/payments.ts'

/** What the rules need to know of the platform. */
export interface Platform {
  readonly database: Database
  readonly currency: Currency
  /** The key that displaces public points. */
  readonly pointKey: Buffer
  /** Signs the cursors of lists. */
  readonly cursorKey: KeyObject
  readonly payments: PaymentProvider
  readonly move: Move
  readonly limits: Limits
  /** What a loan costs under them. */
  readonly costOf: CostOf
  /** Offers a loan to standing orders once the transaction that published it is committed. */
  readonly offer: (em: EntityManager, loanId: string, noted: Noted | undefined) => Promise<void>
}

/** A platform without jobs, on which nobody publishes. */
export type QuietPlatform = Omit<Platform, 'offer'>

/** The platform's limits: amounts in minor units, rates in hundredths of a percent. */
export interface Limits {
  readonly loanAmountMin: bigint
  readonly loanAmountMax: bigint
  readonly loanMonthsMax: number
  readonly loanRateMax: number
  readonly fundingWindowDays: number
  readonly loanInvestmentsMax: number
  readonly investmentMin: bigint
  readonly defaultAfterDays: number
  readonly notificationRetentionDays: number
  readonly originationFee: number
  /** Of the interest that a lender earns. */
  readonly serviceFee: number
  /** By which law the annual percentage rate is worked out. */
  readonly aprMethod: AprMethod
  /** Whether only verified members may publish loans. */
  readonly verifiedBorrowers: boolean
  /** What an operator moves above this amount, in minor units, another one has to approve; null if they may move anything. */
  readonly approvalAbove: bigint | null
  /** How much members may have at stake. */
  readonly exposure: Exposure
  /** Whether an operator reviews loans before they are published. */
  readonly loanReview: boolean
}
