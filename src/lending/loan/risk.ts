import type { RiskLevel } from '../../entities/loan/loan.ts'
import type { PrivateFigures } from '../member/access.ts'

const GOOD_SCORE = 700
const POOR_SCORE = 580
/** The instalment in percent of the monthly income. */
const LIGHT_LOAD = 20n
const HEAVY_LOAD = 40n

/**
 * The risk of a loan to its lenders: low with a score of 700 or more and an instalment of at most 20 %
 * of the income; high with a score below 580 or an instalment of more than 40 %; medium between. Null
 * while score or income is not known.
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
