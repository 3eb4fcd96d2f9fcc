import { decimal } from '../../parts/amounts.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import { rich } from './messages/index.ts'
import type { Operated } from './operations.ts'

type Late = Pick<Operated, 'status' | 'amountDue' | 'payoffAmount' | 'daysPastDue' | 'currency'>

/** The sums that late loans have overdue, and that they owe in all; undefined if none is late. */
function sumsOf(loans: readonly Late[]) {
  const late = loans.filter(({ daysPastDue }) => Number(daysPastDue) > 0)
  const currency = late[0]?.currency
  if (currency === undefined) return undefined
  const sum = (of: 'amountDue' | 'payoffAmount') =>
    money(
      decimal(
        late.reduce((all, one) => all + fixedUnits(one[of] ?? '0'), 0n),
        currency,
      ),
      currency,
    )
  return {
    due: sum('amountDue'),
    owed: sum('payoffAmount'),
    // In default, all that is owed is due at once.
    how: late.every(({ status }) => status === 'DEFAULTED') ? 'defaulted' : 'late',
  }
}

/** Shows these sums for a list of loans. */
export function DueSum({
  loans,
  isAll,
}: {
  readonly loans: readonly Late[]
  readonly isAll: boolean
}) {
  const sums = sumsOf(loans)
  if (sums === undefined) return null
  return (
    <p class="due-sum small">
      {rich(isAll ? 'dueTogether' : 'dueOnPage', {
        ...sums,
        b: (part) => <b class="figures">{part}</b>,
      })}
    </p>
  )
}
