import { useQuery } from '@urql/preact'
import { decimal, unpaidOf } from '../parts/amounts.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { day, today } from '../parts/time.ts'
import { dueNextQuery } from './operations.ts'

/** How soon a payment of a loan is due for whoever takes money out to hear of it. */
const DAYS = 14

interface DueSoon {
  readonly amount: string
  readonly day: string
  /** Whether that day is over. */
  readonly isOverdue: 'yes' | 'no'
}

/** What the reader's own loans need soon, and from which day on; undefined if nothing. */
export function useDueSoon(): DueSoon | undefined {
  const [{ data }] = useQuery({ query: dueNextQuery })
  const due = (data?.me.loans.nodes ?? []).flatMap(({ currency, amountDue, nextDue }) =>
    nextDue && nextDue.dueOn <= today(DAYS)
      ? [
          {
            currency,
            dueOn: nextDue.dueOn,
            amount: Number(amountDue) > 0 ? (amountDue ?? '0') : unpaidOf(nextDue, currency),
          },
        ]
      : [],
  )
  const [first] = due.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  if (first === undefined) return undefined
  const sum = due.reduce((all, { amount }) => all + fixedUnits(amount), 0n)
  return {
    amount: money(decimal(sum, first.currency), first.currency),
    day: day(first.dueOn),
    isOverdue: first.dueOn < today() ? 'yes' : 'no',
  }
}
