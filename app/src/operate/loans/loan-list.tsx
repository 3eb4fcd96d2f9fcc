import { money } from '../../parts/money.ts'
import { RecordLine } from '../record-link.tsx'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'
import type { Operated } from './operations.ts'
import { freezeOf, StateTag } from './state-tag.tsx'

/** The loan that is most overdue needs a decision first. */
export const latestFirst = (one: Operated, other: Operated) =>
  Number(other.daysPastDue) - Number(one.daysPastDue)

/** Loans as lines, each with a link to its page. */
export function LoanList({ loans }: { readonly loans: readonly Operated[] }) {
  return (
    <ul class="records">
      {loans.map((loan) => (
        <li key={loan.id}>
          <RecordLine id={loan.id}>
            <span class="what">
              <b>{loan.title}</b>
              <span class="soft small">{memberNamed(loan.borrower, t('aMember'))}</span>
              {loan.freeze && <span class="small">{freezeOf(loan.freeze)}</span>}
            </span>
            <StateTag of={loan} />
            <Figures loan={loan} />
          </RecordLine>
        </li>
      ))}
    </ul>
  )
}

function Figures({ loan }: { readonly loan: Operated }) {
  const { status, currency, amountRequested, amountDue, payoffAmount, daysPastDue } = loan
  const isLate = Number(daysPastDue) > 0
  const shown = (amount: string | null | undefined) => (amount ? money(amount, currency) : '–')
  // In default, all that is unpaid is due at once.
  if (isLate && status === 'DEFAULTED')
    return (
      <span class="sums figures">
        <b>{t('owed', { owed: shown(payoffAmount) })}</b>
        <span class="soft small">
          {t('lateAndDueByPlan', { days: Number(daysPastDue), due: shown(amountDue) })}
        </span>
      </span>
    )
  return (
    <span class="sums figures">
      <b>{isLate ? t('amountDue', { amount: shown(amountDue) }) : shown(amountRequested)}</b>
      <span class="soft small">
        {isLate
          ? t('lateAndOwed', {
              days: Number(daysPastDue),
              owed: shown(payoffAmount),
            })
          : payoffAmount &&
            Number(payoffAmount) > 0 &&
            t('owedInAll', { owed: shown(payoffAmount) })}
      </span>
    </span>
  )
}
