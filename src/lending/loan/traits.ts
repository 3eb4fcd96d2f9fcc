import type { RiskLevel } from '../../entities/loan.ts'
import type { Condition } from '../../reads/page.ts'
import { invalid } from '../checks.ts'
import type { MaybeReason, Reason } from '../refusal.ts'

/** How many purposes filters and preferences can name, and facets count. */
export const PURPOSES_MAX = 20

/** What lists of loans, of opportunities and of markers can be filtered by; all conditions must hold. */
export interface LoanTraits {
  readonly purpose?: string | null
  readonly purposes?: readonly string[] | null
  readonly riskLevel?: readonly RiskLevel[] | null
  /** Hundredths of a percent. */
  readonly minRate?: number | null
  readonly maxRate?: number | null
  readonly minMonths?: number | null
  readonly maxMonths?: number | null
  /** Minor units. */
  readonly minAmount?: bigint | null
  readonly maxAmount?: bigint | null
  readonly publishedSince?: Date | null
  readonly publishedUntil?: Date | null
  /** Words, as a web search takes them. */
  readonly q?: string | null
}

/** The conditions of these filters, with the expressions that their indexes have. */
export function loansLike(filter: LoanTraits): readonly Condition[] {
  return [
    ['purpose = ?', filter.purpose],
    ['purpose = any(?)', filter.purposes],
    ['risk_level = any(?)', filter.riskLevel],
    ['coalesce(interest_rate, -1) >= ?::numeric', filter.minRate],
    ['coalesce(interest_rate, -1) between 0 and ?::numeric', filter.maxRate],
    ['repayment_period_months >= ?::int', filter.minMonths],
    ['repayment_period_months <= ?::int', filter.maxMonths],
    ['amount_requested >= ?', filter.minAmount],
    ['amount_requested <= ?', filter.maxAmount],
    ['published_at >= ?', filter.publishedSince],
    ['published_at < ?', filter.publishedUntil],
    ["words @@ once(websearch_to_tsquery('simple', ?))", filter.q],
  ]
}

/** What is wrong with these filters. */
export function checkTraits(filter: LoanTraits): readonly MaybeReason[] {
  return [
    inOrder(filter, 'minRate', 'maxRate'),
    inOrder(filter, 'minMonths', 'maxMonths'),
    inOrder(filter, 'minAmount', 'maxAmount'),
    inOrder(filter, 'publishedSince', 'publishedUntil'),
    (filter.purposes?.length ?? 0) > PURPOSES_MAX &&
      invalid('purposes', `purposes can name at most ${PURPOSES_MAX} purposes.`, {
        max: PURPOSES_MAX,
      }),
  ]
}

/** The least value of a range must not be above the greatest. */
export function inOrder<Filter>(
  filter: Filter,
  least: keyof Filter & string,
  greatest: keyof Filter & string,
): Reason | undefined {
  const [from, to] = [filter[least], filter[greatest]]
  if (from === null || from === undefined || to === null || to === undefined || from <= to)
    return undefined
  return invalid(
    least,
    `${least} is above ${greatest}, so nothing can match; swap them, or leave one out.`,
  )
}
