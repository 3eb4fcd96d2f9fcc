import type { CreateSavedSearchInput } from '../../graphql/graphql.ts'
import { amountEntry } from '../../parts/forms/entered.ts'
import { money } from '../../parts/money.ts'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import { type Criteria, everything, type Figure, figures } from '../search/criteria.ts'
import type { SavedSearch } from './operations.ts'

/** How the API calls the limits of a search. */
const fields = {
  minRate: 'minInterestRate',
  maxRate: 'maxInterestRate',
  minMonths: 'minTermMonths',
  maxMonths: 'maxTermMonths',
  minAmount: 'minAmount',
  maxAmount: 'maxAmount',
  maxDistanceKm: 'maxDistanceKm',
} as const satisfies Record<Figure, keyof SavedSearch>

/** What a saved search looks for, as the list of loans takes it. */
export function criteriaIn(search: SavedSearch): Criteria {
  const kept = figures.map((figure) => [figure, String(search[fields[figure]] ?? '')] as const)
  return {
    ...everything,
    q: search.q ?? '',
    risk: search.riskLevels,
    purpose: search.purposes,
    verified: search.onlyVerifiedBorrowers,
    figures: Object.fromEntries(kept.filter(([, limit]) => limit !== '')),
  }
}

/** What the list of loans looks for, as a saved search has it. */
export function searchFor({
  q,
  risk,
  purpose,
  verified,
  figures: limits,
}: Criteria): Omit<CreateSavedSearchInput, 'name'> {
  const whole = (limit: string | undefined) => (limit ? Number(limit) : null)
  return {
    q: q || null,
    minInterestRate: limits.minRate ?? null,
    maxInterestRate: limits.maxRate ?? null,
    minTermMonths: whole(limits.minMonths),
    maxTermMonths: whole(limits.maxMonths),
    minAmount: limits.minAmount ?? null,
    maxAmount: limits.maxAmount ?? null,
    maxDistanceKm: whole(limits.maxDistanceKm),
    riskLevels: [...risk],
    purposes: [...purpose],
    onlyVerifiedBorrowers: verified,
  }
}

/** A name for a search from what it looks for: as many whole criteria as it may have letters, or whole words of the first. */
export function nameFrom(said: string, most: number): string {
  for (const between of [' · ', ' ']) {
    const parts = said.split(between)
    const fits = parts.findLastIndex(
      (_, index) => [...parts.slice(0, index + 1).join(between)].length <= most,
    )
    if (fits >= 0) return parts.slice(0, fits + 1).join(between)
  }
  return [...said].slice(0, most).join('')
}

/** What a search looks for, in words. */
export function saidOf(criteria: Criteria, currency: string): string {
  const { q, risk, purpose, verified, figures: limits } = criteria
  const isAmount = (figure: Figure) => figure === 'minAmount' || figure === 'maxAmount'
  const parts = [
    q && t('looksFor.q', { q }),
    ...risk.map((one) => t('risk.of', { risk: one })),
    ...figures.map((figure) => {
      const limit = limits[figure]
      if (!limit) return ''
      const value = isAmount(figure) ? money(limit, currency) : amountEntry(limit)
      return t(`looksFor.${figure}`, { value })
    }),
    ...purpose.map(words),
    verified && t('looksFor.verified'),
  ]
  return parts.filter(Boolean).join(' · ')
}
