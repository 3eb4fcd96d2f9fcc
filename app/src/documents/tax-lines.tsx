import { useState } from 'preact/hooks'
import type { AllPages } from '../api/all-pages.ts'
import { usePages } from '../api/pages.ts'
import { RowsButton } from '../api/rows-button.tsx'
import type { TaxFigure } from '../graphql/graphql.ts'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { moneyInColumn } from '../parts/money.ts'
import { More } from '../parts/more.tsx'
import { TableHead } from '../parts/table-head.tsx'
import { isoDay } from '../parts/time.ts'
import { dayIn } from '../parts/time-zones.ts'
import { t } from './messages/index.ts'
import { type TaxLine, taxLinesQuery } from './operations.ts'

interface Counted {
  readonly year: number
  readonly figure: TaxFigure
}

interface Listed extends Counted {
  /** The time zone of days. */
  readonly zone: string
}

/** A figure, which opens to the lines that it sums. */
export function TaxLines({
  name,
  amount,
  ...counted
}: Listed & { readonly name: string; readonly amount: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}: <b class="figures">{amount}</b>
      </summary>
      {open && <Lines {...counted} name={name} />}
    </details>
  )
}

function Lines({ year, figure, zone, name }: Listed & { readonly name: string }) {
  const { page, error, more } = usePages(
    taxLinesQuery,
    (after) => ({ year, figure, after }),
    'taxLines',
  )
  if (page === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={2} />
  if (page.nodes.length === 0) return <p class="soft">{t('noLines')}</p>
  return (
    <>
      <div class="scrolled">
        <table class="statement">
          <caption class="hidden">{name}</caption>
          <TableHead columns={[t('day'), t('what'), [t('amount'), 'end']]} />
          <tbody>
            {page.nodes.map((line) => (
              <tr key={line.id}>
                <td class="day">{dayIn(zone, line.createdAt)}</td>
                <td>{aboutOf(line)}</td>
                <td class="end">{moneyInColumn(line.amount, line.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {page.pageInfo.hasNextPage && <More {...more} />}
      <RowsButton
        name={`tax-${year}-${figure.toLowerCase()}.csv`}
        label={t('linesAsCsv', { name })}
        rows={(all) => rowsOf(all, { year, figure, zone })}
      />
    </>
  )
}

const aboutOf = ({ loan, description }: TaxLine) => loan?.title ?? description ?? ''

/** All lines of a figure for a spreadsheet. */
async function rowsOf(all: AllPages, { zone, ...counted }: Listed) {
  const lines = await all(
    taxLinesQuery,
    (first, after) => ({ ...counted, first, after }),
    ({ me }) => me.taxLines,
  )
  const cells = lines.map((line) => [
    isoDay(line.createdAt, zone),
    aboutOf(line),
    line.amount,
    line.currency,
  ])
  return [[t('csv.day', { zone }), t('what'), t('amount'), t('currency')], ...cells]
}
