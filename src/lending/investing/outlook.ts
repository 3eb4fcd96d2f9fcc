import type { Reader } from '../../database/reader.ts'
import type { RiskLevel } from '../../entities/loan/loan.ts'
import type { Platform } from '../platform.ts'
import { divideHalfEven, millionths, WHOLE } from '../repaying/schedule/amortisation.ts'

/** What a lender's loans that are being repaid bring a year from now on, if they fare like others of their risk; rates in hundredths of a percent. */
export interface PortfolioOutlook {
  /** The interest, after the platform's fee. */
  readonly yearly: number
  readonly yearlyLoss: number
  readonly afterLosses: number
  /** The principal that these are the rates of, in minor units. */
  readonly outstanding: bigint
  /** The principal of loans of whose risk too little is known, which are left out. */
  readonly leftOut: bigint
}

/** What is owed of loans of one risk level at one rate. */
export interface Lent {
  readonly riskLevel: RiskLevel | null
  /** Hundredths of a percent, which may have two decimals. */
  readonly rate: number
  readonly outstanding: bigint
}

const text = `select risk_level as "riskLevel", last_rate(loan)::float8 as rate, sum(amount - principal_repaid)::bigint as outstanding
  from investment join loan on loan.id = loan_id
  where lender_id = $1 and investment.status = 'active' group by 1, 2`

/** What a lender's loans that are being repaid are expected to bring; null if none of them can be judged. One statement. */
export async function outlookOf(
  database: Reader,
  { guide, limits, today }: Pick<Platform, 'guide' | 'limits' | 'today'>,
  lenderId: string,
): Promise<PortfolioOutlook | null> {
  const [lent, lossOf] = await Promise.all([
    database.query<Lent>(text, [lenderId], 'search'),
    guide.defaultRates(today()),
  ])
  return expectedAfterLosses(lent, limits.serviceFee, lossOf)
}

/** The averages of rates and losses, weighted by what is owed. `serviceFee` in hundredths of a percent of the interest. */
export function expectedAfterLosses(
  lent: readonly Lent[],
  serviceFee: number,
  lossOf: (riskLevel: RiskLevel | null) => number | null,
): PortfolioOutlook | null {
  let [outstanding, leftOut, interest, losses] = [0n, 0n, 0n, 0n]
  for (const one of lent) {
    const loss = lossOf(one.riskLevel)
    if (loss === null) {
      leftOut += one.outstanding
      continue
    }
    outstanding += one.outstanding
    interest += one.outstanding * millionths(one.rate)
    losses += one.outstanding * BigInt(loss)
  }
  if (outstanding === 0n) return null
  const yearly = Number(
    divideHalfEven(interest * (WHOLE - millionths(serviceFee)), outstanding * WHOLE * 100n),
  )
  const yearlyLoss = Number(divideHalfEven(losses, outstanding))
  return { yearly, yearlyLoss, afterLosses: yearly - yearlyLoss, outstanding, leftOut }
}
