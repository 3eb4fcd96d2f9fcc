import type { Prepayment } from '../graphql/graphql.ts'
import { decimalString, decimalsOf } from '../parts/minor.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { day, today } from '../parts/time.ts'
import { rich, t } from './messages/index.ts'
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
  const units = fixedUnits(amount, decimals)
  const { interest, lastDue, monthly, nextDue } = savingOf({
    loan,
    schedule,
    amount: units,
    prepayment,
    today: today(),
    decimals,
  })
  const show = (value: bigint) => money(decimalString(value, decimals), loan.currency)
  const agreed = schedule.instalments.at(-1)?.dueOn
  return (
    <section class="saves" aria-labelledby="saves" aria-live="polite">
      <h3 id="saves">{t('whatThisSaves')}</h3>
      <p>
        {rich(interest > 0n ? 'saves.interest' : 'saves.nothing', {
          amount: show(interest),
          b: (part) => <b class="great figures">{part}</b>,
          soft: (part) => <span class="soft">{part}</span>,
        })}
      </p>
      <p class="soft small">
        {lastDue === undefined
          ? t('saves.all')
          : [
              prepayment === 'ADVANCE' &&
                nextDue !== undefined &&
                t('saves.nextDue', { day: day(nextDue) }),
              lastDue === agreed
                ? t('saves.lastDue', { day: day(lastDue) })
                : t('saves.lastDue.changed', { day: day(lastDue), before: day(agreed ?? '') }),
              monthly !== undefined && t('saves.monthly', { amount: show(monthly) }),
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
    </section>
  )
}
