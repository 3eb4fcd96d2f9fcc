import { Card, Scrolled } from '../../parts/blocks.tsx'
import { instalmentState } from '../../parts/instalment-state.ts'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'

/** The payments of a loan as they stand: when each is due, how much it is, and what was paid of it; nothing before the payout. */
export function Instalments({ loan }: { readonly loan: LoanFile }) {
  const { schedule, currency, status } = loan
  if (!schedule || schedule.length === 0) return null
  return (
    <Card title={t('instalments')}>
      <Scrolled class="scrolled" label={t('instalments')}>
        <table class="statement">
          <thead>
            <tr>
              <th scope="col">{t('instalments.due')}</th>
              <th scope="col" class="end">
                {t('instalments.amount')}
              </th>
              <th scope="col" class="end">
                {t('instalments.paid')}
              </th>
              <th scope="col" class="end">
                {t('instalments.state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {schedule.map((one) => (
              <tr key={one.number}>
                <td>{day(one.dueOn)}</td>
                <td class="end figures">{money(one.payment, currency)}</td>
                <td class="end figures">
                  {money(one.paid, currency)}
                  {Number(one.prepaid) > 0 && (
                    <span class="soft small about">
                      {t('instalments.early', { amount: money(one.prepaid, currency) })}
                    </span>
                  )}
                </td>
                <td class={one.status === 'OVERDUE' ? 'end late' : 'end'}>
                  {instalmentState({ ...one, paid: undefined }, currency, status === 'DEFAULTED')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </Card>
  )
}
