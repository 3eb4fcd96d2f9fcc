import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { counted, words } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import { type Investment, memberInvestmentsQuery } from './operations.ts'
import { Records } from './records.tsx'

/** What a member has lent. */
export function Investments({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberInvestmentsQuery}
      pageIn={(data) => data.memberFile?.investments}
      label="Investments"
      none="The member has invested in no loan."
    >
      {(investments) => (
        <ul class="records">
          {investments.map((one) => (
            <Row key={one.id} investment={one} />
          ))}
        </ul>
      )}
    </Records>
  )
}

const tones = { PENDING: 'wait', ACTIVE: 'live', REPAID: 'good', DEFAULTED: 'bad', CANCELLED: '' }

function Row({ investment }: { readonly investment: Investment }) {
  const { loan, status, amount, principalOutstanding, interestEarned } = investment
  const shown = (sum: string | null | undefined) => money(sum ?? '0', loan.currency)
  return (
    <li>
      <a class="record" href={`${BASE}/operate/${loan.id}`}>
        <span class="what">
          <b>{loan.title}</b>
          <span class="soft small">{whenOf(investment)}</span>
        </span>
        <span class={`tag ${status ? tones[status] : ''}`}>{words(status ?? '')}</span>
        <span class="sums figures">
          <b>{shown(amount)}</b>
          <span class="soft small">
            {shown(principalOutstanding)} owed · {shown(interestEarned)} earned
          </span>
        </span>
      </a>
    </li>
  )
}

function whenOf({ createdAt, automatic, loan }: Investment): string {
  const facts = [
    day(createdAt),
    automatic && 'by standing order',
    loan.nextDue && `next payment ${day(loan.nextDue.dueOn)}`,
    Number(loan.daysPastDue) > 0 && `${counted(Number(loan.daysPastDue), 'day')} late`,
  ]
  return facts.filter(Boolean).join(' · ')
}
