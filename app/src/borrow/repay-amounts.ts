import { amountEntry } from '../parts/entered.ts'
import { decimalString, decimalsOf } from '../parts/minor.ts'
import { fixedUnits } from '../parts/money.ts'
import { today } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Borrowed, RepayableLoan, Schedule } from './operations.ts'

type Owed = Pick<Borrowed, 'status' | 'amountDue' | 'payoffAmount' | 'currency'> &
  Pick<RepayableLoan, 'nextDue'>

/** Whether this month's payment has been made already, so that whatever is paid now is paid early. */
export function isAhead(
  { amountDue, nextDue }: Pick<Owed, 'amountDue' | 'nextDue'>,
  schedule: Schedule,
): boolean {
  const running = schedule.instalments.find(({ dueOn }) => dueOn >= today())
  return (
    Number(amountDue) === 0 &&
    nextDue !== null &&
    running !== undefined &&
    running.number < nextDue.number
  )
}

/** One of the usual amounts to repay. */
export interface UsualAmount {
  readonly name: 'dueNow' | 'nextPayment' | 'allOfIt'
  readonly label: string
  readonly amount: string
}

/** What is to be paid: an amount that was typed, or a usual one by its name, which means whatever it is by now. */
export type Entry = { readonly typed: string } | { readonly usual: UsualAmount['name'] }

/** The first of the usual amounts, if there is one. */
export function firstOf([first]: readonly UsualAmount[]): Entry {
  return first ? { usual: first.name } : { typed: '' }
}

/** The amount that an entry means now, as it is typed; nothing if there is no such usual amount any more. */
export function entryText(entry: Entry, choices: readonly UsualAmount[]): string {
  if ('typed' in entry) return entry.typed
  return amountEntry(choices.find(({ name }) => name === entry.usual)?.amount ?? '')
}

/** The usual amounts to repay: what is due, or else the next payment; and all that is owed, which is all due after a default. */
export function amountsOf(of: Owed): readonly UsualAmount[] {
  const { status, amountDue, payoffAmount, nextDue, currency } = of
  const decimals = decimalsOf(currency)
  const units = (text: string | null | undefined) => fixedUnits(text ?? '0', decimals)
  const [due, all] = [units(amountDue), units(payoffAmount)]
  const next = nextDue ? units(nextDue.payment) - units(nextDue.paid) : 0n
  const found = [
    { name: 'dueNow', units: due },
    { name: 'nextPayment', units: due > 0n ? 0n : next },
    { name: 'allOfIt', units: all },
  ] as const
  return found
    .filter(({ name, units: of }) =>
      name === 'allOfIt' ? of > 0n : of > 0n && of < all && status !== 'DEFAULTED',
    )
    .map((one) => ({
      name: one.name,
      label: t(one.name),
      amount: decimalString(one.units, decimals),
    }))
}
