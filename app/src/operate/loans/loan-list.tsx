import { money } from '../../parts/money.ts'
import { counted } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import type { Operated } from './operations.ts'
import { StateTag } from './state-tag.tsx'

/** Loans as lines, each with a link to its page. */
export function LoanList({ loans }: { readonly loans: readonly Operated[] }) {
  return (
    <ul class="records">
      {loans.map((loan) => (
        <li key={loan.id}>
          <a class="record" href={`${BASE}/operate/${loan.id}`}>
            <span class="what">
              <b>{loan.title}</b>
              <span class="soft small">{loan.borrower.fullName ?? 'A member'}</span>
            </span>
            <StateTag status={loan.status} daysPastDue={loan.daysPastDue} />
            <Figures loan={loan} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Figures({ loan }: { readonly loan: Operated }) {
  const { currency, amountRequested, amountDue, payoffAmount, daysPastDue } = loan
  const isLate = Number(daysPastDue) > 0
  const shown = (amount: string | null | undefined) => (amount ? money(amount, currency) : '–')
  return (
    <span class="sums figures">
      <b>{isLate ? `${shown(amountDue)} due` : shown(amountRequested)}</b>
      <span class="soft small">
        {isLate
          ? `${counted(Number(daysPastDue), 'day')} late · ${shown(payoffAmount)} owed in all`
          : payoffAmount && Number(payoffAmount) > 0 && `${shown(payoffAmount)} owed in all`}
      </span>
    </span>
  )
}
