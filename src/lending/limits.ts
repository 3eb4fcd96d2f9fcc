import type { KeptKind } from '../entities/privacy/erasure.ts'
import type { Alone } from './approval/alone.ts'
import type { ScreeningRules } from './cases/rules.ts'
import type { Exposure } from './exposure.ts'
import type { LateTerms } from './late/terms.ts'
import type { ExitTerms } from './leaving/terms.ts'
import type { Protection } from './protection/protection.ts'
import type { AprMethod } from './repaying/schedule/apr.ts'
import type { TaxCountry } from './tax/rules.ts'
import type { Gate } from './verification/gate.ts'

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
  /** When a loan that is paid out now will be late, and what that costs. */
  readonly lateTerms: LateTerms
  /** How a loan that is paid out now can end before its plan does. */
  readonly exitTerms: ExitTerms
  /** Who bears what lenders can't give back when a repayment is undone: they owe it, or the platform pays it out of its fees. */
  readonly undoBorneBy: 'lenders' | 'platform'
  /** Whether members can borrow while they are late with another loan. */
  readonly borrowWhileLate: boolean
  /** How many days before a plan changes its lenders are told; 0 if it changes at once. */
  readonly planNoticeDays: number
  /** How often in a year borrowers may move the due day of a loan themselves. */
  readonly dueDayChanges: number
  readonly notificationRetentionDays: number
  /** For how many days events are kept; 0 if none are logged. */
  readonly eventDays: number
  readonly originationFee: number
  /** The platform's share of the interest that a lender earns. */
  readonly serviceFee: number
  /** The law by which the annual percentage rate is calculated. */
  readonly aprMethod: AprMethod
  /** Whether documents are made. */
  readonly documents: boolean
  /** The country whose tax forms are filled in; null if none are. */
  readonly taxCountry: TaxCountry | null
  /** What members have to be verified at, and to have accepted, before they act; null if nothing. */
  readonly gate: Gate | null
  /** The rules by which members' money is screened, which delays withdrawals and transfers; null if it is not screened. */
  readonly screening: ScreeningRules | null
  readonly alone: Alone
  /** Whether operators must say what they look at members' files for. */
  readonly purposeOfLooks: boolean
  /** For how many years what the law keeps of an erased member is kept, by kind; 0 if it is not. */
  readonly retentionYears: Readonly<Record<KeptKind, number>>
  readonly exposure: Exposure
  /** Whether lenders can leave an investment as long as its loan is open. */
  readonly investmentCancel: boolean
  /** What protects lenders who are not sophisticated; null if nothing does. */
  readonly protection: Protection | null
  /** Whether an operator reviews loans before they are published. */
  readonly loanReview: boolean
  /** How many seconds ago a member may have signed in who withdraws money; null if that does not matter. */
  readonly withdrawAuthAge: number | null
  /** How many hours pass until withdrawals to a new bank account are possible. */
  readonly newAccountWaitHours: number
  /** How much of their deposits members may spend before they arrive, in minor units; null if nothing. */
  readonly depositCreditLimit: bigint | null
  /** A withdrawal above this amount has to be approved by an operator; null if none has to. */
  readonly withdrawApprovalAbove: bigint | null
  /** A borrower who has taken back this many loans within 24 hours can't publish or submit another. */
  readonly republishesPerDay: number
}
