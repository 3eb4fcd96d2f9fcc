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
  const figures = [
    t('instalments.principal'),
    t('instalments.interest'),
    t('instalments.amount'),
    t('instalments.paid'),
    t('instalments.open'),
    ...(charged ? [t('instalments.charges')] : []),
    t('instalments.state'),
  ]
  return (
    <Card title={t('instalments')}>
      <Scrolled class="scrolled" label={t('instalments')}>
        <table class="statement">
          <TableHead
            columns={[t('instalments.due'), ...figures.map((name) => [name, 'end'] as const)]}
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
  const shown = (amount: string) => <td class="end figures">{moneyInColumn(amount, currency)}</td>
  return (
    <tr>
      <td class="day">{day(one.dueOn)}</td>
      {shown(one.principal)}
      {shown(one.interest)}
      {shown(one.payment)}
      <td class="end figures">
        {money(one.paid, currency)}
        {Number(one.prepaid) > 0 && (
          <span class="soft small about">
            {t('instalments.early', { amount: money(one.prepaid, currency) })}
          </span>
        )}
      </td>
      {shown(unpaidOf(one, currency))}
      {charged && shown(one.chargesDue)}
      <td class={one.status === 'OVERDUE' ? 'end late' : 'end'}>
        {writtenOffAt && one.status !== 'PAID'
          ? t('writtenOff')
          : instalmentState({ ...one, paid: undefined }, currency, status === 'DEFAULTED')}
      </td>
    </tr>
  )
}
