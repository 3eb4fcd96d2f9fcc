import type { Loan, LoanStatus, RiskLevel } from '../../entities/loan/loan.ts'
import type { UserType } from '../../entities/member/profile.ts'
import type { MarkerKind } from './area.ts'

/** A loan, a member or a cluster on the map, at a public point; amounts in minor units. */
export interface Marker {
  readonly id: string
  readonly kind: MarkerKind
  readonly latitude: number
  readonly longitude: number
  readonly title: string | null
  readonly subtitle: string | null
  readonly status: LoanStatus | null
  readonly amountRequested: bigint | null
  readonly amountFunded: bigint | null
  readonly riskLevel: RiskLevel | null
  readonly interestRate: Loan['interestRate'] | null
  readonly repaymentPeriodMonths: number | null
  readonly userType: UserType | null
  readonly count: number | null
  readonly bbox: readonly number[] | null
  readonly expansionZoom: number | null
}
