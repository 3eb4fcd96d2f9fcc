import { unpaidOf } from '../../parts/amounts.ts'
import { Card, Facts, Scrolled } from '../../parts/blocks.tsx'
import { instalmentState } from '../../parts/loans/instalment-state.ts'
import { money, moneyInColumn } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { day } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'
import { owedAtOnce } from './owed-at-once.ts'

interface Props {
  readonly loan: LoanFile
}

/** The payments of a loan as they stand: when each is due, its parts, what was paid of it and what is open; nothing before the payout. */
export function Instalments({ loan }: Props) {
  const { schedule } = loan
  if (!schedule || schedule.length === 0) return null
  // Few loans are ever charged for paying late.
  const charged = schedule.some(({ chargesDue }) => Number(chargesDue) > 0)
  return (
    <Card title={t('instalments')}>
      <Scrolled class="table plan" label={t('instalments')}>
        <table>
          <TableHead
            columns={[
              t('instalments.due'),
              t('instalments.principal'),
              t('instalments.interest'),
              t('instalments.amount'),
              t('instalments.paid'),
              t('instalments.open'),
              ...(charged ? [t('instalments.charges')] : []),
              [t('instalments.state'), 'words'],
            ]}
          />
          <tbody>
            {schedule.map((one) => (
              <Row key={one.number} {...{ loan, one, charged }} />
            ))}
          </tbody>
        </table>
      </Scrolled>
      {charged && <p class="soft small">{t('instalments.charges.hint')}</p>}
      <OwedAtOnce loan={loan} />
    </Card>
  )
}

/** How the open payments come to what is owed, where all of it is due at once. */
function OwedAtOnce({ loan }: Props) {
  const sums = owedAtOnce(loan)
  if (!sums) return null
  const shown = (amount: string) => money(amount, loan.currency)
  const left = Number(sums.notRun)
  return (
    <Facts
      of={[
        [t('instalments.openInAll'), shown(sums.open)],
        ...(Number(sums.charges) > 0
          ? ([[t('instalments.charges'), shown(sums.charges)]] as const)
          : []),
        ...(left === 0
          ? []
          : ([
              [
                t(left > 0 ? 'instalments.notRun' : 'instalments.more'),
                shown(negated(sums.notRun)),
              ],
            ] as const)),
        [t(loan.writtenOffAt ? 'totalOwed' : 'totalOwed.atOnce'), shown(sums.owed)],
      ]}
    />
  )
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

interface RowProps extends Props {
  readonly one: NonNullable<LoanFile['schedule']>[number]
  readonly charged: boolean
}

function Row({ loan: { currency, status, writtenOffAt }, one, charged }: RowProps) {
  const cell = (name: string, amount: string) => (
    <td data-name={name}>{moneyInColumn(amount, currency)}</td>
  )
  return (
    <tr>
      <th scope="row">{day(one.dueOn)}</th>
      {cell(t('instalments.principal'), one.principal)}
      {cell(t('instalments.interest'), one.interest)}
      {cell(t('instalments.amount'), one.payment)}
      <td data-name={t('instalments.paid')}>
        {moneyInColumn(one.paid, currency)}
        {Number(one.prepaid) > 0 && (
          <span class="soft small about">
            {t('instalments.early', { amount: money(one.prepaid, currency) })}
          </span>
        )}
      </td>
      {cell(t('instalments.open'), unpaidOf(one, currency))}
      {charged && cell(t('instalments.charges'), one.chargesDue)}
      <td class={one.status === 'OVERDUE' ? 'words late' : 'words'}>
        {writtenOffAt && one.status !== 'PAID'
          ? t('writtenOff')
          : instalmentState({ ...one, paid: undefined }, currency, status === 'DEFAULTED')}
      </td>
    </tr>
  )
}
