import { amountEntry, typedAmount } from '../../parts/forms/entered.ts'
import { fixedUnits } from '../../parts/money.ts'
import { type Criteria, countOf } from '../search/criteria.ts'
import type { Wishes, WishField } from './wishes.ts'

/** The limits that a search has, too. */
export const searched = [
  'minInterestRate',
  'maxTermMonths',
  'minAmount',
  'maxAmount',
  'maxDistanceKm',
] as const satisfies readonly WishField[]

/** Whether a search is limited by what no order has. */
export function leavesOut({ figures: { maxRate, minMonths } }: Criteria): boolean {
  return Boolean(maxRate || minMonths)
}

/** The kept wishes, looking for what a search looks for; a search without criteria changes nothing. */
export function searchedFor(criteria: Criteria, kept: Wishes): Wishes {
  const { maxRate: _highest, minMonths: _shortest, ...figures } = criteria.figures
  if (countOf({ ...criteria, figures, q: '' }) === 0) return kept
  const {
    minRate = '',
    maxMonths = '',
    minAmount = '',
    maxAmount = '',
    maxDistanceKm = '',
  } = figures
  return {
    ...kept,
    risks: criteria.risk,
    purposes: criteria.purpose,
    verified: criteria.verified,
    typed: {
      ...kept.typed,
      minInterestRate: amountEntry(minRate),
      maxTermMonths: maxMonths,
      minAmount: amountEntry(minAmount),
      maxAmount: amountEntry(maxAmount),
      maxDistanceKm,
    },
  }
}

/**
 * Whether a search would have an order that invests look for something else. Both share one set of criteria, so the lender's money
 * would go where the search points: they have to choose that.
 */
export function wouldRedirect(kept: Wishes, wanted: Wishes): boolean {
  return kept.enabled && textOf(kept) !== textOf(wanted)
}

/** What the form begins with: an order that invests stays as it is until its lender chooses otherwise. */
export function beginningOf(criteria: Criteria, kept: Wishes): Wishes {
  const wanted = searchedFor(criteria, kept)
  return wouldRedirect(kept, wanted) ? kept : wanted
}

function textOf({ typed, risks, purposes, verified }: Wishes): string {
  const limits = searched.map(
    (name) => typed[name] && String(fixedUnits(typedAmount(typed[name]) ?? '0')),
  )
  return JSON.stringify([limits, risks.toSorted(), purposes.toSorted(), verified])
}
