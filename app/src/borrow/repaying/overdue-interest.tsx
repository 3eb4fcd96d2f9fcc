import { decimal } from '../../parts/amounts.ts'
import { Card } from '../../parts/blocks.tsx'
import { fixedUnits, money, percent } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import type { RepayableLoan } from '../operations.ts'
import { wasPaused } from './owed-now.tsx'

/** The extra interest of a late loan by instalment: since which day, on which amount, at which rate, and how much; nothing if there is none. */
export function OverdueInterest({ loan }: { readonly loan: RepayableLoan }) {
  const { currency, interestPausedUntil: until } = loan
  const lines = loan.overdueInterest ?? []
  if (lines.length === 0) return null
  const sum = lines.reduce((all, { interest }) => all + fixedUnits(interest), 0n)
  return (
    <Card title={t('overdueInterest')}>
      <p>{t('overdueInterest.sum', { sum: money(decimal(sum, currency), currency) })}</p>
      <ul class="lines">
        {lines.map(({ number, since, principal, penalty, rate, interest }) => (
          <li key={`${number} ${penalty}`}>
            <div class="apart">
              <b>{t('overdueInterest.name', { kind: penalty ? 'penalty' : 'contract', number })}</b>
              <b class="figures">{money(interest, currency)}</b>
            </div>
            <p class="soft small">
              {t('overdueInterest.how', {
                since: day(since),
                principal: money(principal, currency),
                rate: percent(rate),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p class="soft small">
        {until ? t('overdueInterest.stands', { until: day(until) }) : t('overdueInterest.grows')}{' '}
        {t('overdueInterest.days', { paused: wasPaused(loan) ? 'yes' : 'no' })}{' '}
        {t('overdueInterest.where', {
          has: lines.some(({ penalty }) => penalty) ? 'penalty' : 'none',
        })}
      </p>
    </Card>
  )
}
