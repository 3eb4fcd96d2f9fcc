import { money } from '../parts/money.ts'
import { counted, words } from '../parts/words.ts'
import { BASE, useRouter } from '../shell/router.ts'
import type { Operated } from './operations.ts'

/** Loans as lines to choose from. */
export function LoanLines({ loans }: { readonly loans: readonly Operated[] }) {
  const { at } = useRouter()
  const q = at.query.get('q')
  const search = q ? `?q=${encodeURIComponent(q)}` : ''
  if (loans.length === 0) return null
  return (
    <ul class="loan-lines">
      {loans.map((loan) => (
        <li key={loan.id}>
          <a
            href={`${BASE}/operate/${loan.id}${search}`}
            aria-current={at.id === loan.id ? 'true' : undefined}
          >
            <span class="apart">
              <b>{loan.title}</b>
              <span class="figures">{money(loan.amountRequested, loan.currency)}</span>
            </span>
            <span class="soft small">
              {loan.borrower.fullName ?? 'A member'} · {words(loan.status)}
              {Number(loan.daysPastDue) > 0 && (
                <b class="late"> · {counted(Number(loan.daysPastDue), 'day')} late</b>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
