import { money } from '../../parts/money.ts'
import { day, moment, now, today } from '../../parts/time.ts'
import { RecordLine } from '../record-link.tsx'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import { type Investment, memberInvestmentsQuery } from './operations.ts'
import { Records } from './records.tsx'

/** What a member has lent. */
export function Investments({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberInvestmentsQuery}
      pageIn={(data) => data.memberFile?.investments}
      label={t('investments')}
      items="investments"
      none={t('investments.none')}
    >
      {(investments) => <InvestmentList investments={investments} />}
    </Records>
  )
}

/** Investments as lines. */
export function InvestmentList({ investments }: { readonly investments: readonly Investment[] }) {
  return (
    <ul class="records">
      {investments.map((one) => (
        <Row key={one.id} investment={one} />
      ))}
    </ul>
  )
}

const tones = { PENDING: 'wait', ACTIVE: 'live', REPAID: 'good', DEFAULTED: 'bad', CANCELLED: '' }

function Row({ investment }: { readonly investment: Investment }) {
  const { loan, status, amount, principalOutstanding, interestEarned } = investment
  const shown = (sum: string | null | undefined) => money(sum ?? '0', loan.currency)
  return (
    <li>
      <RecordLine id={loan.id}>
        <span class="what">
          <b>{loan.title}</b>
          <span class="soft small">{whenOf(investment)}</span>
        </span>
        <span class={`tag ${status ? tones[status] : ''}`}>{words(status ?? '')}</span>
        <span class="sums figures">
          <b>{shown(amount)}</b>
          <span class="soft small">
            {t(
              status === 'DEFAULTED' && Number(principalOutstanding) > 0
                ? 'lostAndEarned'
                : 'owedAndEarned',
              {
                owed: shown(principalOutstanding),
                earned: shown(interestEarned),
              },
            )}
          </span>
        </span>
      </RecordLine>
    </li>
  )
}

function whenOf({ status, createdAt, automatic, reflectionEndsAt, loan }: Investment): string {
  const facts = [
    day(createdAt),
    automatic && t('byStandingOrder'),
    reflectionEndsAt &&
      isAhead(reflectionEndsAt) &&
      t('leavable', { until: moment(reflectionEndsAt) }),
    loan.nextDue &&
      status !== 'DEFAULTED' &&
      t(loan.nextDue.dueOn < today() ? 'paymentSince' : 'nextPayment', {
        day: day(loan.nextDue.dueOn),
      }),
    Number(loan.daysPastDue) > 0 && t('daysLate', { days: Number(loan.daysPastDue) }),
  ]
  return facts.filter(Boolean).join(' · ')
}

function isAhead(time: string): boolean {
  return Date.parse(time) > now().getTime()
}
