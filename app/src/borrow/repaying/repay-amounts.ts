import { amountEntry, typedAmount } from '../../parts/forms/entered.ts'
import { decimalString, decimalsOf } from '../../parts/forms/minor.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import { today } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import type { Borrowed, RepayableLoan, Schedule } from '../operations.ts'

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

/**
 * What is to be paid: an amount that was typed, with what was due then; or a usual one, by its name, whose amount may change, with the amount that
 * it last had. If the field was emptied, because its amount no longer means what it did, `ended` says what was in it.
 */
export type Entry =
  | { readonly typed: string; readonly due?: string | undefined; readonly ended?: Usual }
  | Usual

interface Usual {
  readonly usual: UsualAmount['name']
  readonly amount: string
}

/** A usual amount as what is to be paid; nothing if there is none. */
export function entryOf(choice: UsualAmount | undefined): Entry {
  return choice ? { usual: choice.name, amount: choice.amount } : { typed: '' }
}

/** An amount as it was typed. */
export function typedEntry(typed: string, choices: readonly UsualAmount[]): Entry {
  return { typed, due: dueIn(choices) }
}

const dueIn = (choices: readonly UsualAmount[]) =>
  choices.find(({ name }) => name === 'dueNow')?.amount

/** An entry with its present amount; empty if it no longer means what it did, for example because what it was to pay was paid elsewhere. */
export function entryNow(entry: Entry, choices: readonly UsualAmount[]): Entry {
  const due = dueIn(choices)
  if ('typed' in entry) {
    const amount = typedAmount(entry.typed)
    const pays = (what = '0') => fixedUnits(amount ?? '0') <= fixedUnits(what)
    if (amount === undefined || !pays(entry.due) || pays(due)) return entry
    return { typed: '', ended: { usual: 'dueNow', amount } }
  }
  const now = choices.find(({ name }) => name === entry.usual)
  if (now) return now.amount === entry.amount ? entry : entryOf(now)
  // The next payment, on its day.
  if (due === entry.amount) return { usual: 'dueNow', amount: due }
  return { typed: '', ended: entry }
}

/** The amount of an entry, as it is typed. */
export function entryText(entry: Entry): string {
  return 'typed' in entry ? entry.typed : amountEntry(entry.amount)
}

/** Why the amount that was to be paid is no longer in the field; undefined if it was not removed. */
export function saysEnded(entry: Entry, owed: Owed): string | undefined {
  if (!('typed' in entry) || entry.ended === undefined) return undefined
  const { usual, amount } = entry.ended
  return t('usualEnded', { why: whyEnded(usual, owed), amount: money(amount, owed.currency) })
}

function whyEnded(name: UsualAmount['name'], { status, amountDue }: Owed): string {
  if (status === 'DEFAULTED') return 'default'
  const isDue = Number(amountDue) > 0
  if (name === 'dueNow' && !isDue) return 'paid'
  return name === 'nextPayment' && isDue ? 'due' : 'other'
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

/** Whether an amount repays all that is owed. */
export function isAll(amount: string, { payoffAmount }: RepayableLoan): boolean {
  return payoffAmount !== null && fixedUnits(amount) >= fixedUnits(payoffAmount)
}

/** How much of an amount is taken: no more than is owed. */
export function atMost(amount: string, { payoffAmount, currency }: RepayableLoan): string {
  const decimals = decimalsOf(currency)
  const [typed, owed] = [fixedUnits(amount, decimals), fixedUnits(payoffAmount ?? amount, decimals)]
  return typed > owed ? decimalString(owed, decimals) : amount
}
