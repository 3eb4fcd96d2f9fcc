import { unpaidOf } from '../../parts/amounts.ts'
import { Card, Scrolled } from '../../parts/blocks.tsx'
import { instalmentState } from '../../parts/loans/instalment-state.ts'
import { money } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { day } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'

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
    </Card>
  )
}

interface RowProps extends Props {
  readonly one: NonNullable<LoanFile['schedule']>[number]
  readonly charged: boolean
}

function Row({ loan: { currency, status, writtenOffAt }, one, charged }: RowProps) {
  const shown = (amount: string) => <td class="end figures">{money(amount, currency)}</td>
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
