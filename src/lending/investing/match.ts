import type { Opportunity } from '../../entities/loan/opportunity.ts'
import type { Preferences } from '../../entities/member/preferences.ts'
import { type Currency, formatAmount, formatPercent } from '../../money.ts'

/** The properties of a loan that are compared with preferences. */
export type Offer = Pick<
  Opportunity,
  'interestRate' | 'repaymentPeriodMonths' | 'riskLevel' | 'purpose' | 'distanceKm'
> & { readonly amountRequested: bigint }

/** Whether a loan meets a preference, and why. */
interface Judgement {
  readonly met: boolean
  readonly reason: string
}

/** Says for each preference that is set, in a sentence, whether a loan meets it. */
export function matchReasons(offer: Offer, wanted: Preferences, currency: Currency): string[] {
  const reasons = judge(offer, wanted, currency).map(({ reason }) => reason)
  return reasons.length > 0 ? reasons : ['You have set no preferences, so every loan matches.']
}

/** Judges a loan by each preference that is set. All are met exactly if `match_score` in the database is 100; a test compares the two. */
export function judge(offer: Offer, wanted: Preferences, currency: Currency): Judgement[] {
  return [
    judgeRate(offer, wanted),
    judgeTerm(offer, wanted),
    judgeAmount(offer, wanted, currency),
    judgeRisk(offer, wanted),
    judgePurpose(offer, wanted),
    judgeDistance(offer, wanted),
  ].filter((one) => one !== undefined)
}

function met(reason: string): Judgement {
  return { met: true, reason }
}

function missed(reason: string): Judgement {
  return { met: false, reason }
}

function judgeRate({ interestRate: rate }: Offer, { minInterestRate: least }: Preferences) {
  if (least === null) return undefined
  const shown = `It pays ${formatPercent(rate)} %`
  return rate >= least
    ? met(`${shown}, at least the ${formatPercent(least)} % that you want.`)
    : missed(`${shown}, less than the ${formatPercent(least)} % that you want.`)
}

function judgeTerm({ repaymentPeriodMonths: months }: Offer, { maxTermMonths: most }: Preferences) {
  if (most === null) return undefined
  return months <= most
    ? met(`It is repaid in ${months} months, within your ${most}.`)
    : missed(`It is repaid in ${months} months, more than your ${most}.`)
}

function judgeAmount(
  { amountRequested: amount }: Offer,
  { minAmount, maxAmount }: Preferences,
  { code, decimals }: Currency,
) {
  if (minAmount === null && maxAmount === null) return undefined
  const shown = `It asks for ${formatAmount(amount, decimals)} ${code}`
  if (minAmount !== null && amount < minAmount)
    return missed(
      `${shown}, less than the ${formatAmount(minAmount, decimals)} from which you lend.`,
    )
  if (maxAmount !== null && amount > maxAmount)
    return missed(
      `${shown}, more than the ${formatAmount(maxAmount, decimals)} up to which you lend.`,
    )
  return met(`${shown}, within the amounts that you lend for.`)
}

function judgeRisk({ riskLevel }: Offer, { riskLevels }: Preferences) {
  if (riskLevels.length === 0) return undefined
  if (riskLevel === null) return missed('Its risk is not known.')
  return riskLevels.includes(riskLevel)
    ? met(`Its risk is ${riskLevel}, which you take.`)
    : missed(`Its risk is ${riskLevel}; you take ${riskLevels.join(' or ')}.`)
}

function judgePurpose({ purpose }: Offer, { purposes }: Preferences) {
  if (purposes.length === 0) return undefined
  return purposes.includes(purpose)
    ? met(`It is for ${purpose}, which you support.`)
    : missed(`It is for ${purpose}, which is not among the purposes that you support.`)
}

function judgeDistance({ distanceKm }: Offer, { maxDistanceKm: most }: Preferences) {
  if (most === null) return undefined
  if (distanceKm === null) return missed('Its distance is not known.')
  return distanceKm <= most
    ? met(`It is about ${distanceKm} km away, within your ${most}.`)
    : missed(`It is about ${distanceKm} km away, more than your ${most}.`)
}
