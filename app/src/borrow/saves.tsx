import type { Prepayment } from '../graphql/graphql.ts'
import { decimalString, decimalsOf } from '../parts/minor.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { day, now } from '../parts/time.ts'
import type { Borrowed, Schedule } from './operations.ts'
import { savingOf } from './saving.ts'

interface Props {
  readonly loan: Borrowed
  readonly schedule: Schedule
  readonly amount: string
  readonly prepayment: Prepayment
}

/** What a payment would save, as it is typed. */
export function Saves({ loan, schedule, amount, prepayment }: Props) {
  const decimals = decimalsOf(loan.currency)
  const today = now().toISOString().slice(0, 10)
  const units = fixedUnits(amount, decimals)
  const { interest, lastDue, monthly, nextDue } = savingOf({
    loan,
    schedule,
    amount: units,
    prepayment,
    today,
    decimals,
  })
  const show = (value: bigint) => money(decimalString(value, decimals), loan.currency)
  const changed = lastDue !== schedule.instalments.at(-1)?.dueOn
  return (
    <section class="saves" aria-labelledby="saves" aria-live="polite">
      <h3 id="saves">What this saves</h3>
      <p>
        <b class="great figures">{interest > 0n ? show(interest) : 'Nothing yet'}</b>
        {interest > 0n && <span class="soft"> of interest</span>}
      </p>
      <p class="soft small">
        {lastDue === undefined
          ? 'It repays the loan entirely, today.'
          : `${prepayment === 'ADVANCE' && nextDue !== undefined ? `The next payment is due on ${day(nextDue)}. ` : ''}The last payment is due on ${day(lastDue)}${changed ? ` instead of ${day(schedule.instalments.at(-1)?.dueOn ?? '')}` : ''}. ${monthly === undefined ? '' : `From the next payment on, ${show(monthly)} a month.`}`}
      </p>
    </section>
  )
}
