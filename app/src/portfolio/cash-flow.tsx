import { useState } from 'preact/hooks'
import { offer } from '../api/file-button.tsx'
import { signed } from '../parts/amounts.ts'
import { Card, Scrolled } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { Stacked } from '../parts/charts/stacked.tsx'
import { csv } from '../parts/csv.ts'
import { Icon } from '../parts/icons.tsx'
import { moneyInColumn } from '../parts/money.ts'
import { TableHead } from '../parts/table-head.tsx'
import { month } from '../parts/time.ts'
import { aroundNow, columnOf, type Flow, flowsOf, partsIn, sumOf } from './flows.ts'
import { t } from './messages/index.ts'
import { monthsBetween } from './months.ts'
import type { Totals } from './operations.ts'
import { isWithin, nameOf, type Period } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'

/** So many rows are shown at first. */
const ROWS = 12
/** So many months each have their name below them on a narrow phone. */
const LABELLED = 4

interface Props {
  readonly totals: Totals
  readonly currency: string
}

interface Shown {
  readonly flows: readonly Flow[]
  readonly currency: string
}

/** What came in and is expected by month, principal and interest apart: a chart, the table that it draws, and a file with the same rows. */
export function CashFlow({ totals, currency }: Props) {
  const all = flowsOf(totals)
  const [period, choose] = useState<Period>({ kind: 'all' })
  const [isWhole, setWhole] = useState(false)
  const names = all.map((one) => one.month).toSorted()
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined || last === undefined) return null
  const flows = all.filter((one) => isWithin(period, one.month))
  const save = () => {
    const parts = partsIn(flows)
    const head = [t('month'), t('state'), ...parts.map((part) => t(`flow.${part}`))]
    const line = (name: string, state: string, of: Flow['of']) => [
      name,
      state,
      ...parts.map((part) => signed(of[part], currency)),
    ]
    const rows = flows.map((one) => line(one.month, stateOf(one), one.of))
    const file = csv([head, ...rows, line(t('inAll'), '', sumOf(flows))])
    offer(file, `money-by-month${nameOf(period)}.csv`)
  }
  return (
    <Card title={t('moneyByMonth')}>
      <PeriodChoice {...{ first, last, period, choose }} />
      {flows.length === 0 ? (
        <p class="soft">{t('nothingInPeriod')}</p>
      ) : (
        <>
          <Chart flows={flows} />
          <Table flows={isWhole ? flows : aroundNow(flows, ROWS)} all={flows} currency={currency} />
          <p class="soft small">{t('moneyByMonth.hint')}</p>
          <div class="row">
            {flows.length > ROWS && (
              <Button onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('moneyByMonth.fewer') : t('moneyByMonth.all', { count: flows.length })}
              </Button>
            )}
            <Button onClick={save}>
              <Icon name="download" size={18} />
              {t('moneyByMonth.csv')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

const stateOf = ({ expected }: Flow) => t(expected ? 'state.expected' : 'state.moved')

function Chart({ flows }: Pick<Shown, 'flows'>) {
  const months = Map.groupBy(flows, (one) => one.month)
  const names = [...months.keys()].toSorted()
  const positive = (units: bigint) => Math.max(0, Number(units))
  const stacks = monthsBetween(names[0] ?? '', names.at(-1) ?? '').map((name) => {
    const { moved, expected } = columnOf(months.get(name) ?? [])
    // This month, some has come in and some is still expected.
    return {
      label: month(name),
      parts: moved.map(positive),
      expected: expected.map(positive),
    }
  })
  const legend = [
    { label: t('flow.principal'), colour: 'var(--accent)' },
    { label: t('interestAfterFees'), colour: 'var(--risk-medium)' },
  ]
  const each = stacks.length <= LABELLED
  return <Stacked title={t('moneyByMonth.chart')} {...{ legend, stacks, each }} />
}

function Table({ flows, all, currency }: Shown & { readonly all: readonly Flow[] }) {
  const parts = partsIn(all)
  const cells = (of: Flow['of']) =>
    parts.map((part) => <td key={part}>{moneyInColumn(signed(of[part], currency), currency)}</td>)
  return (
    <Scrolled class="table" label={t('moneyByMonth.table')}>
      <table>
        <TableHead
          columns={[
            t('month'),
            [t('state'), 'words', 'beside'],
            ...parts.map((part) => t(`flow.${part}`)),
          ]}
        />
        <tbody>
          {flows.map((one) => (
            <tr key={`${one.month} ${one.expected}`}>
              <th scope="row">
                {month(one.month)}
                <span class="below soft">{stateOf(one)}</span>
              </th>
              <td class="words beside">{stateOf(one)}</td>
              {cells(one.of)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {flows.length < all.length ? t('inAll.rows', { count: all.length }) : t('inAll')}
            </th>
            <td class="beside" />
            {cells(sumOf(all))}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  )
}
