import type { WorkStep } from '../../entities/operator/work.ts'
import type { Condition } from '../../reads/page.ts'
import { inOrder } from '../loan/lists/traits.ts'
import { checkText, refuseIf } from '../refusal.ts'

/** What an operator looks for among items: what is absent does not matter. */
export interface WorkNarrowing {
  readonly nextStep?: readonly WorkStep[] | null | undefined
  /** Whole days that an item has waited; of a late loan, how many it is late. */
  readonly minDays?: number | null | undefined
  readonly maxDays?: number | null | undefined
  /** Minor units, whether they came in or went out; an item without an amount is not found by it. */
  readonly minAmount?: bigint | null | undefined
  readonly maxAmount?: bigint | null | undefined
  /** The beginnings of words in its loan, its member's name or city, the other side of a bank line, or the note. */
  readonly q?: string | null | undefined
}

/** How long a search can be, in characters. */
const QUERY_MAX = 200

/** By amounts, only so many items are looked at, those that have waited longest: what one late loan has due takes a third of a millisecond. */
export const SIZED = { late: 1_000, others: 10_000 } as const
/** An item's amount, in either direction; -1 if it has none. */
export const workSize = `coalesce(case kind when 'late' then (select amount_due from loan_debt where loan_debt.loan_id = subject_id) else abs(amount) end, -1)`

/** Of late loans, those that are late longest. */
const longestLate = `(select id from loan where status in ('active', 'defaulted') and written_off_at is null
  and late_due_on <= latest_due(business_date() - 1) order by late_due_on, id limit ${SIZED.late})`
/** Subselects, since PostgreSQL would compute them for each item. */
const found = `(exists (select from loan as named where named.id = loan_id and named.words @@ (select search_query(plain_letters(?), true)))
  or member_id = any((select members_called(?, true))::uuid[])
  or to_tsvector('simple', plain_letters(concat_ws(' ', counterparty, note))) @@ (select search_query(plain_letters(?), true)))`
/** So many words are each looked for by themselves, in whatever an item says; further ones together. */
const WORDS_MAX = 8

/** Throws a Refusal if what is looked for can't be. */
export function checkNarrowing(asked: WorkNarrowing): void {
  refuseIf(
    checkText('q', asked.q, { max: QUERY_MAX }),
    inOrder(asked, 'minDays', 'maxDays'),
    inOrder(asked, 'minAmount', 'maxAmount'),
  )
}

/** The conditions on what is looked for. */
export function narrowed(asked: WorkNarrowing): readonly Condition[] {
  const { nextStep, minDays, maxDays, minAmount, maxAmount, q } = asked
  // An item without an amount has less than none.
  const least = minAmount ?? (typeof maxAmount === 'bigint' ? 0n : undefined)
  return [
    ['next_step = any(?::text[])', nextStep],
    ['age_days >= ?', minDays],
    ['age_days <= ?', maxDays],
    ...(least === undefined ? [] : [[`(kind <> 'late' or subject_id in ${longestLate})`] as const]),
    [`${workSize} >= ?`, least],
    [`${workSize} <= ?`, maxAmount],
    ...saying(q?.trim() ?? ''),
  ]
}

function saying(q: string): readonly Condition[] {
  if (q === '') return []
  const words = q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return [['false']]
  const rest = words.slice(WORDS_MAX - 1).join(' ')
  return [...words.slice(0, WORDS_MAX - 1), ...(rest ? [rest] : [])].map(
    (word) => [found, word, word, word] as const,
  )
}
