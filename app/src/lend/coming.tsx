import { decimal } from '../parts/amounts.ts'
import { Card, Facts, Scrolled } from '../parts/blocks.tsx'
import { Stacked } from '../parts/charts/stacked.tsx'
import { instalmentState } from '../parts/loans/instalment-state.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { TableHead } from '../parts/table-head.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Part } from './operations.ts'

interface Props {
  readonly payments: NonNullable<Part['ownPayments']>
  /** The payments as the borrower makes them, which say how late one is, and what was paid of it. */
  readonly schedule: NonNullable<Part['repaymentSchedule']>
  readonly currency: string
}

/** What is to come to the reader of a loan that is being repaid, as the portfolio expects it: as a chart, as a table, and in all. */
export function ComingCard({ payments, schedule, currency }: Props) {
  const sum = (of: 'principal' | 'interest' | 'amount') => {
    const all = payments.reduce((total, one) => total + fixedUnits(one[of]), 0n)
    return money(decimal(all, currency), currency)
  }
  const stateOf = (payment: number) => {
    const one = schedule.instalments.find(({ number }) => number === payment)
    return one ? instalmentState(one, currency) : ''
  }
  const isLate = schedule.instalments.some(({ status }) => status === 'OVERDUE')
  return (
    <Card title={t('coming')}>
      {isLate && <p class="soft small">{t('coming.ifPaidToday')}</p>}
      <Facts
        of={[
          [t('coming.amount'), sum('amount')],
          [t('coming.interest'), sum('interest')],
          [t('coming.last'), day(payments.at(-1)?.dueOn ?? '')],
        ]}
      />
      <Stacked
        title={t('coming.chart')}
        legend={[
          { label: t('coming.principal'), colour: 'var(--accent)' },
          { label: t('interest'), colour: 'var(--risk-medium)' },
        ]}
        stacks={payments.map(({ dueOn, principal, interest }) => ({
          label: day(dueOn),
          parts: [],
          expected: [Number(principal), Number(interest)],
        }))}
      />
      <details>
        <summary>{t('coming.asTable')}</summary>
        <Scrolled class="table" label={t('coming.table')}>
          <table>
            <TableHead
              columns={[
                t('coming.due'),
                t('coming.comes'),
                t('coming.principal'),
                t('interest'),
                [t('coming.state'), 'words'],
              ]}
            />
            <tbody>
              {payments.map(({ number, dueOn, amount, principal, interest }) => (
                <tr key={number}>
                  <th scope="row">{day(dueOn)}</th>
                  <td>{money(amount, currency)}</td>
                  <td>{money(principal, currency)}</td>
                  <td>{money(interest, currency)}</td>
                  <td class="words">{stateOf(number)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('coming.sum')}</th>
                <td>{sum('amount')}</td>
                <td>{sum('principal')}</td>
                <td>{sum('interest')}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </Scrolled>
      </details>
    </Card>
  )
}
