import type { WorkKind, WorkSort } from '../../graphql/graphql.ts'
import { isId } from '../ids.ts'
import { type LookedFor, lookedFor } from './looked-for.ts'

/** What can be asked for, in the order of the chips. */
export const kinds = [
  'LATE',
  'REVIEW',
  'REQUEST',
  'PAYMENT',
  'BANK_LINE',
  'MAIL',
  'HELP',
  'CASE',
] as const satisfies readonly WorkKind[]

/** In which order, beginning with the one that needs no choice. */
export const orders = ['OLDEST', 'NEWEST', 'LARGEST'] as const satisfies readonly WorkSort[]

/** What of the worklist an address asks for. */
export interface AskedWork {
  /** Everybody's if it is empty, `mine`, `nobody`, or the id of the operator who has it. */
  readonly whose: string
  readonly kind: WorkKind | null
  /** Whether what was put away until a later day is asked for, and not the rest. */
  readonly later: boolean
  readonly sort: WorkSort
  /** What else an item has to be. */
  readonly narrow: LookedFor
}

/** Reads it from the address; what is unknown counts as not said. */
export function askedWork(query: URLSearchParams): AskedWork {
  const of = query.get('of')
  const whose = of === 'mine' || of === 'nobody' || isId(of) ? of : ''
  const kind = kinds.find((one) => one === query.get('kind')) ?? null
  const later = query.get('when') === 'later'
  const sort = orders.find((one) => one === query.get('sort')) ?? 'OLDEST'
  return { whose, kind, later, sort, narrow: lookedFor(query) }
}

/** The conditions of the API; those of one's own work need the reader's id. */
export function conditionsOf(
  { whose, kind, later, sort, narrow }: AskedWork,
  own: string | undefined,
) {
  return {
    kind: kind === null ? null : [kind],
    ownerId: whose === 'mine' ? (own ?? null) : isId(whose) ? whose : null,
    owned: whose === 'nobody' ? false : null,
    postponed: later,
    sort,
    ...narrow,
  }
}

/** The path of the same as a file. */
export function fileOf(asked: AskedWork, own: string | undefined): string {
  const { kind, ownerId, owned, postponed, sort, ...narrow } = conditionsOf(asked, own)
  const given = {
    kind: kind?.[0]?.toLowerCase(),
    owner_id: ownerId,
    owned,
    postponed,
    sort: sort.toLowerCase(),
    next_step: narrow.nextStep?.join().toLowerCase(),
    min_days: narrow.minDays,
    max_days: narrow.maxDays,
    min_amount: narrow.minAmount,
    max_amount: narrow.maxAmount,
    q: narrow.q,
  }
  const query = new URLSearchParams({ f: 'csv' })
  for (const [name, value] of Object.entries(given))
    if (value !== null && value !== undefined) query.set(name, String(value))
  return `/operator/worklist?${query}`
}

/** Where an item's subject is shown. */
export function pathOf({
  kind,
  subjectId,
}: {
  readonly kind: WorkKind
  readonly subjectId: string
}): string {
  if (kind === 'REQUEST') return '/operate/requests'
  if (kind === 'BANK_LINE') return '/operate/bank'
  return kind === 'CASE' ? `/operate/cases?case=${subjectId}` : `/operate/${subjectId}`
}
