import { useSubscription } from '@urql/preact'
import { unpaidOf } from '../parts/amounts.ts'
import { Bar } from '../parts/bar.tsx'
import { money, percent, shareOf } from '../parts/money.ts'
import { day, term, timeLeft } from '../parts/time.ts'
import { BASE } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { type Borrowed, progressChanged } from './operations.ts'
import { stateOf } from './states.ts'

type Row = Borrowed & {
  readonly nextDue: {
    readonly dueOn: string
    readonly payment: string
    readonly paid: string
  } | null
}

/** A loan of the reader's own, in short; live while it is being funded. */
export function LoanRow({ loan }: { readonly loan: Row }) {
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
        <span class="small figures">{lineOf(loan)}</span>
      </a>
    </li>
  )
}

function termsOf({ amountRequested, currency, interestRate, repaymentPeriodMonths }: Row): string {
  return [
    money(amountRequested, currency),
    interestRate && percent(interestRate),
    repaymentPeriodMonths && term(repaymentPeriodMonths),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What comes next for a loan, in one line. */
function lineOf(loan: Row): string {
  if (loan.status === 'DRAFT') return t('draft.next')
  if (loan.status === 'OPEN')
    return [
      t('fundedPercent', { percent: percent(loan.fundedPercent) }),
      loan.expiresAt && timeLeft(loan.expiresAt),
    ]
      .filter(Boolean)
      .join(' · ')
  if (loan.status !== 'ACTIVE') return stateOf(loan).says
  if (Number(loan.daysPastDue) > 0)
    return t('amountLate', {
      amount: money(loan.amountDue ?? '0', loan.currency),
      days: Number(loan.daysPastDue),
    })
  const { nextDue } = loan
  return nextDue === null
    ? ''
    : t('paymentDue', {
        payment: money(unpaidOf(nextDue, loan.currency), loan.currency),
        dueOn: day(nextDue.dueOn),
      })
}
