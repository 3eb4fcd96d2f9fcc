import { useSubscription } from '@urql/preact'
import { Bar } from '../parts/bar.tsx'
import { money, percent, shareOf } from '../parts/money.ts'
import { term } from '../parts/time.ts'
import { BASE } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { type Continued, nextOf } from './next.ts'
import { progressChanged } from './operations.ts'
import { stateOf } from './states.ts'

/** A loan of the reader's own, in short; live while it is being funded. */
export function LoanRow({ loan }: { readonly loan: Continued }) {
  useSubscription({
    query: progressChanged,
    variables: { id: loan.id },
    pause: loan.status !== 'OPEN',
  })
  const { name, tone } = stateOf(loan)
  return (
    <li>
      <a class="card loan-row" href={`${BASE}/borrow/${loan.id}`}>
        <span class="apart">
          <b>{loan.title}</b>
          <span class="tag state" data-tone={tone}>
            {name}
          </span>
        </span>
        <span class="figures soft small">{termsOf(loan)}</span>
        {loan.status === 'OPEN' && (
          <Bar share={shareOf(loan.amountFunded, loan.amountRequested)} label={t('funded')} />
        )}
        <span class="small figures">{nextOf(loan)}</span>
      </a>
    </li>
  )
}

function termsOf({
  status,
  payoffAmount,
  amountRequested,
  currency,
  interestRate,
  repaymentPeriodMonths,
}: Continued): string {
  const amount = money(amountRequested, currency)
  return [
    status === 'ACTIVE' && payoffAmount
      ? t('payoffOf', { payoff: money(payoffAmount, currency), amount })
      : amount,
    interestRate && percent(interestRate),
    repaymentPeriodMonths && term(repaymentPeriodMonths),
  ]
    .filter(Boolean)
    .join(' · ')
}
