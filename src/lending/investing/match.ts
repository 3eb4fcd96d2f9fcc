import type { Opportunity } from '../../entities/opportunity.ts'
import type { Preferences } from '../../entities/preferences.ts'
import { type Currency, formatAmount, formatPercent } from '../money.ts'

/** What is compared of a loan. */
export type Offer = Pick<
  Opportunity,
  'interestRate' | 'repaymentPeriodMonths' | 'riskLevel' | 'purpose' | 'distanceKm'
> & { readonly amountRequested: bigint }

/**
 * Why a loan suits a lender's preferences, and why not: a sentence for each preference that was set.
 * The database's `match_score` counts the same: rate 30, term 20, amount 15, risk 15, purpose 10, distance 10.
 */
export function matchReasons(offer: Offer, wanted: Preferences, currency: Currency): string[] {
  const reasons = [
    rateReason(offer, wanted),
    termReason(offer, wanted),
    amountReason(offer, wanted, currency),
    riskReason(offer, wanted),
    purposeReason(offer, wanted),
    distanceReason(offer, wanted),
  ].filter((reason) => reason !== undefined)
  return reasons.length > 0 ? reasons : ['You have set no preferences that a loan could miss.']
}

function rateReason({ interestRate: rate }: Offer, { minInterestRate: least }: Preferences) {
  if (least === null) return undefined
  const shown = `It pays ${formatPercent(rate)} %`
  return rate >= least
    ? `${shown}, at least the ${formatPercent(least)} % that you want.`
    : `${shown}, less than the ${formatPercent(least)} % that you want.`
}

function termReason(
  { repaymentPeriodMonths: months }: Offer,
  { maxTermMonths: most }: Preferences,
) {
  if (most === null) return undefined
  return months <= most
    ? `It is repaid in ${months} months, within your ${most}.`
    : `It is repaid in ${months} months, more than your ${most}.`
}

function amountReason(
  { amountRequested: amount }: Offer,
  { minAmount, maxAmount }: Preferences,
  { code, decimals }: Currency,
) {
  if (minAmount === null && maxAmount === null) return undefined
  const shown = `It asks for ${formatAmount(amount, decimals)} ${code}`
  if (minAmount !== null && amount < minAmount)
    return `${shown}, less than the ${formatAmount(minAmount, decimals)} from which you lend.`
  if (maxAmount !== null && amount > maxAmount)
    return `${shown}, more than the ${formatAmount(maxAmount, decimals)} up to which you lend.`
  return `${shown}, within the amounts that you lend for.`
}

function riskReason({ riskLevel }: Offer, { riskLevels }: Preferences) {
  if (riskLevels.length === 0) return undefined
  if (riskLevel === null) return 'Its risk is not known.'
  return riskLevels.includes(riskLevel)
    ? `Its risk is ${riskLevel}, which you take.`
    : `Its risk is ${riskLevel}; you take ${riskLevels.join(' or ')}.`
}

function purposeReason({ purpose }: Offer, { purposes }: Preferences) {
  if (purposes.length === 0) return undefined
  return purposes.includes(purpose)
    ? `It is for ${purpose}, which you support.`
    : `It is for ${purpose}, which is not among the purposes that you support.`
}

function distanceReason({ distanceKm }: Offer, { maxDistanceKm: most }: Preferences) {
  if (most === null) return undefined
  if (distanceKm === null) return 'How far away it is is not known.'
  return distanceKm <= most
    ? `It is about ${distanceKm} km away, within your ${most}.`
    : `It is about ${distanceKm} km away, more than your ${most}.`
}
