import { BASE, type Place, useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'

const SIZE = 20
/** How many items a page can have, if the address says so. */
const SIZES = [50, 100]

interface Info {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor?: string | null
  readonly endCursor?: string | null
}

/** The page of a list that the address names. */
export function pageAt({ query }: Place) {
  const before = query.get('before')
  const most = SIZES.find((one) => String(one) === query.get('size')) ?? SIZE
  const size = before === null ? { first: most, last: null } : { first: null, last: most }
  return { ...size, before, after: before === null ? query.get('after') : null }
}

/** The address of this screen with other settings; what is empty is left out. */
export function addressWith(
  { id, query }: Place,
  changes: Readonly<Record<string, string | null | undefined>>,
): string {
  const next = new URLSearchParams(query)
  for (const name of ['after', 'before']) next.delete(name)
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value)
    else next.delete(name)
  const search = next.toString()
  return `/operate${id ? `/${id}` : ''}${search && `?${search}`}`
}

interface Props {
  readonly info: Info
  /** How many items the list has, as `counting` writes it. */
  readonly total?: string
}

/** Leads to the pages before and after. */
export function Pager({ info, total }: Props) {
  const { at } = useRouter()
  const top = () => scrollTo(0, 0)
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = info
  if (!total && !hasPreviousPage && !hasNextPage) return null
  return (
    <nav class="pager" aria-label={t('pagesOfTheList')}>
      <span class="soft small">{total}</span>
      {hasPreviousPage && (
        <a class="button" href={BASE + addressWith(at, { before: startCursor })} onClick={top}>
          {t('previous')}
        </a>
      )}
      {hasNextPage && (
        <a class="button" href={BASE + addressWith(at, { after: endCursor })} onClick={top}>
          {t('next')}
        </a>
      )}
    </nav>
  )
}

/** What lists are of. */
export type Items =
  | 'bookings'
  | 'cases'
  | 'deliveries'
  | 'documents'
  | 'entries'
  | 'files'
  | 'helpRequests'
  | 'holdings'
  | 'investments'
  | 'items'
  | 'letters'
  | 'lines'
  | 'loans'
  | 'members'
  | 'notes'
  | 'notifications'
  | 'payments'
  | 'reminders'
  | 'requests'

/** A total such as `31 members`, or `at least 10,000 members`. */
export function counting(
  {
    totalCount: count,
    totalCountIsExact,
  }: { readonly totalCount: number; readonly totalCountIsExact: boolean },
  items: Items,
): string {
  return totalCountIsExact ? t(`count.${items}`, { count }) : t(`count.${items}.more`, { count })
}
