import { useMarket } from '../../api/market.tsx'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { FileButton } from '../../parts/file-button.tsx'
import { moment, month as monthOf, today } from '../../parts/time.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useAsked } from '../asked.ts'
import { useMayAct } from '../scope.ts'
import { nameOf } from '../who.ts'
import { closing } from './closing.ts'
import { t } from './messages/index.ts'
import { type BooksMonth, monthsQuery } from './operations.ts'

const formats = [
  ['csv', 'text/csv', 'CSV'],
  ['datev', 'application/x-datev-extf', 'DATEV'],
] as const

/** The months of the books, the newest first: which are closed, and the journal of each as a file. */
export function Months() {
  const mayAct = useMayAct()
  const { data, error, again } = useAsked(monthsQuery, {})
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={4} />
  const months = data.periods
  // Months are closed in their order, and not before they are over.
  const next = months.findLast(({ closedAt }) => !closedAt)?.month
  const canClose = mayAct && next !== undefined && next < today().slice(0, 7)
  return (
    <section class="stack tight" aria-labelledby="months">
      <h2 id="months">{t('months')}</h2>
      <div class="card flush">
        {months.length === 0 && <p class="soft none">{t('months.none')}</p>}
        <ul class="records">
          {months.map((one) => (
            <Month key={one.month} of={one} close={canClose && one.month === next} again={again} />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface Props {
  readonly of: BooksMonth
  /** Whether it can be closed now. */
  readonly close: boolean
  readonly again: () => void
}

function Month({ of, close, again }: Props) {
  const { month, closedAt } = of
  const { session } = useMarket()
  const name = monthOf(month)
  return (
    <li class="record">
      <span class="what">
        <b>{name}</b>
        <span class="soft small">{stateOf(of)}</span>
      </span>
      <span>{close && <ActButton act={closing()} id={month} subject={name} after={again} />}</span>
      <span class="row tight">
        {formats.map(([format, type, text]) => (
          <FileButton
            key={format}
            token={() => session.token()}
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
