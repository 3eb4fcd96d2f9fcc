import type { RiskLevel } from '../../entities/loan/loan.ts'
import type { PrivateFigures } from '../member/access.ts'

const GOOD_SCORE = 700
const POOR_SCORE = 580
/** The monthly instalment, in percent of the monthly income. */
const LIGHT_LOAD = 20n
const HEAVY_LOAD = 40n

/**
 * The risk of a loan to its lenders. It is low if the score is at least 700 and the instalment at most 20 % of the income, high if the
 * score is below 580 or the instalment above 40 %, and medium otherwise. Null while score or income is unknown.
 */
export function riskLevel(
  { creditScore, monthlyIncome }: PrivateFigures,
  instalment: bigint,
): RiskLevel | null {
  if (creditScore === null || monthlyIncome === null) return null
  const load = instalment * 100n
  if (creditScore < POOR_SCORE || load > monthlyIncome * HEAVY_LOAD) return 'high'
  return creditScore >= GOOD_SCORE && load <= monthlyIncome * LIGHT_LOAD ? 'low' : 'medium'
}
