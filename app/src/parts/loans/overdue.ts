import { decimal } from '../amounts.ts'
import { t } from '../messages/index.ts'
import { fixedUnits, money } from '../money.ts'
import { day } from '../time.ts'

/** A loan of which something can be overdue; amounts are null to those who may not know. */
interface Owing {
  readonly currency: string
  readonly amountDue: string | null
  readonly chargesDue: string | null
  readonly nextDue: { readonly dueOn: string } | null
}

/** What is overdue of a late loan, charges aside, since when, and how much of it comes to the reader, who has these investments in it. */
export function overdueInWords(
  { currency, amountDue, chargesDue, nextDue }: Owing,
  own: readonly { readonly overdue: string | null }[],
): string | undefined {
  if (amountDue === null || nextDue === null) return undefined
  const units = fixedUnits(amountDue) - fixedUnits(chargesDue ?? '0')
  if (units <= 0n) return undefined
  const share = own.reduce((sum, { overdue }) => sum + fixedUnits(overdue ?? '0'), 0n)
  return t('overdue', {
    amount: money(decimal(units, currency), currency),
    since: day(nextDue.dueOn),
    share: money(decimal(share, currency), currency),
  })
}
