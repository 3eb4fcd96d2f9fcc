import { decimal } from '../parts/amounts.ts'
import { Card, Facts, Scrolled } from '../parts/blocks.tsx'
import { Stacked } from '../parts/charts/stacked.tsx'
import { instalmentState } from '../parts/loans/instalment-state.ts'
import { fixedUnits, moneyInColumn } from '../parts/money.ts'
import { TableHead } from '../parts/table-head.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Part } from './operations.ts'

/** What has come, or is to come, on a day. */
interface Row {
  readonly day: string
  readonly amount: string
  readonly principal: string
  readonly interest: string
  readonly charges: string
  /** What became of it, in words. */
  readonly state: string
  readonly hasCome: boolean
}

type Amount = 'amount' | 'principal' | 'interest' | 'charges'

interface Props {
  readonly loan: Part
  readonly payments: NonNullable<Part['ownPayments']>
  /** The payments as the borrower makes them, which say how late one is, and what was paid of it. */
  readonly schedule: NonNullable<Part['repaymentSchedule']>
}

/** What has come to the reader of a loan that is being repaid, and what is to come, as the portfolio expects it: in all, as a chart and as a table. */
export function ComingCard({ loan, payments, schedule }: Props) {
  const { currency } = loan
  const rows = rowsOf({ loan, payments, schedule })
  const expected = rows.filter(({ hasCome }) => !hasCome)
  const isLate = schedule.instalments.some(({ status }) => status === 'OVERDUE')
  const late = Number(sumOf(rows, 'charges', currency)) > 0
  return (
    <Card title={t('coming')}>
      {isLate && <p class="soft small">{t('coming.ifPaidToday')}</p>}
      <Facts
        of={[
          [t('coming.amount'), moneyInColumn(sumOf(expected, 'amount', currency), currency)],
          [t('coming.interest'), moneyInColumn(sumOf(expected, 'interest', currency), currency)],
          [t('coming.last'), day(payments.at(-1)?.dueOn ?? '')],
        ]}
      />
      <Stacked
        title={t('coming.chart')}
        legend={[
          { label: t('coming.principal'), colour: 'var(--accent)' },
          { label: t('interest'), colour: 'var(--risk-medium)' },
          ...(late ? [{ label: t('lateCharges.short'), colour: 'var(--person)' }] : []),
        ]}
        stacks={rows.map((row) => {
          const parts = [row.principal, row.interest, ...(late ? [row.charges] : [])].map(Number)
          const label = day(row.day)
          return row.hasCome ? { label, parts } : { label, parts: [], expected: parts }
        })}
      />
      <details>
        <summary>{t('coming.asTable')}</summary>
        <Table rows={rows} currency={currency} charges={late} />
      </details>
    </Card>
  )
}

interface TableProps {
  readonly rows: readonly Row[]
  readonly currency: string
  /** Whether late charges have come, too. */
  readonly charges: boolean
}

function Table({ rows, currency, charges }: TableProps) {
  const columns: readonly (readonly [Amount, string])[] = [
    ['amount', t('coming.comes')],
    ['principal', t('coming.principal')],
    ['interest', t('interest')],
    ...(charges ? ([['charges', t('lateCharges.short')]] as const) : []),
  ]
  return (
    <Scrolled class="table plan" label={t('coming.table')}>
      <table>
        <TableHead
          columns={[
            t('coming.day'),
            ...columns.map(([, name]) => name),
            [t('coming.state'), 'words'],
          ]}
        />
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{day(row.day)}</th>
              {columns.map(([of, name]) => (
                <td key={of} data-name={name}>
                  {moneyInColumn(row[of], currency)}
                </td>
              ))}
              <td class="words">{row.state}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('coming.sum')}</th>
            {columns.map(([of, name]) => (
              <td key={of} data-name={name}>
                {moneyInColumn(sumOf(rows, of, currency), currency)}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  )
}

function rowsOf({ loan, payments, schedule }: Props): readonly Row[] {
  const came = (loan.ownReceipts ?? []).map(({ receivedOn, ...amounts }) => {
    return { ...amounts, day: receivedOn, state: t('coming.received'), hasCome: true }
  })
  const expected = payments.map(({ number, dueOn, amount, principal, interest }) => {
    const one = schedule.instalments.find((instalment) => instalment.number === number)
    const state = one ? instalmentState(one, loan.currency) : ''
    return { amount, principal, interest, charges: '0', day: dueOn, state, hasCome: false }
  })
  return [...came, ...expected]
}

function sumOf(rows: readonly Row[], of: Amount, currency: string): string {
  return decimal(
    rows.reduce((sum, row) => sum + fixedUnits(row[of]), 0n),
    currency,
  )
}
