import { useQuery } from '@urql/preact'
import { FileButton } from '../../api/file-button.tsx'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { moment, month as monthOf, today } from '../../parts/time.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { nameOf } from '../who.ts'
import { closing, closingUpTo } from './closing.ts'
import { t } from './messages/index.ts'
import { type BooksMonth, monthsQuery } from './operations.ts'

const formats = [
  ['csv', 'text/csv', 'CSV'],
  ['datev', 'application/x-datev-extf', 'DATEV'],
] as const

/** The months of the books, the newest first: which are closed, and the journal of each as a file. */
export function Months() {
  const mayAct = useMayAct()
  const [{ data, error }] = useQuery({ query: monthsQuery })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={4} />
  const months = data.periods
  const closable = mayAct ? months.filter(isOver).toReversed() : []
  return (
    <section class="stack tight" aria-labelledby="months">
      <h2 id="months">{t('months')}</h2>
      <div class="card flush">
        {months.length === 0 && <p class="soft none">{t('months.none')}</p>}
        <ul class="records">
          {months.map((one) => (
            <Month
              key={one.month}
              of={one}
              closing={closable.slice(0, closable.indexOf(one) + 1).map(({ month }) => month)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Months are closed in their order, and not before they are over. */
function isOver({ closedAt, month }: BooksMonth): boolean {
  return !closedAt && month < today().slice(0, 7)
}

interface Props {
  readonly of: BooksMonth
  /** The months that are closed with it, the first one first, and itself as the last; none if it can't be closed now. */
  readonly closing: readonly string[]
}

function Month({ of, closing: months }: Props) {
  const { month, closedAt } = of
  const name = monthOf(month)
  return (
    <li class="record">
      <span class="what">
        <b>{name}</b>
        <span class="soft small">{stateOf(of)}</span>
      </span>
      <span>
        {months.length > 0 && (
          <ActButton
            act={months.length === 1 ? closing() : closingUpTo(months)}
            id={month}
            subject={name}
            {...(months.length > 1 && { label: t('closeUpTo.label', { month: name }) })}
          />
        )}
      </span>
      <span class="row tight">
        {formats.map(([format, type, text]) => (
          <FileButton
            key={format}
            path={`/operator/journal?from=${month}-01&to=${lastDayOf(month)}&f=${format}`}
            type={type}
            name={`journal-${month}${format === 'datev' ? '-datev' : ''}.csv`}
            label={t(closedAt ? 'journal' : 'journalSoFar', { month: name, format: text })}
          >
            {text}
          </FileButton>
        ))}
      </span>
    </li>
  )
}

function stateOf({ closedAt, closedById, closedBy }: BooksMonth): string {
  if (!closedAt) return t('open')
  const by = nameOf({ id: closedById ?? '', name: closedBy?.fullName })
  return t('closed', { time: moment(closedAt), by })
}

/** The last day of a month such as `2026-02`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
