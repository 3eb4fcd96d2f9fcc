import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Line } from './operations.ts'

/** What a line of the statement is, in the reader's words, and what has become of it since. */
export function nameOf(line: Line): string {
  return t('line', {
    name: happenedIn(line),
    became: becameOf(line),
    day: day(line.reversedAt ?? line.createdAt),
  })
}

type Kind = Pick<Line, 'type' | 'direction'>

/** What happened, in the reader's words. */
function happenedIn(line: Line): string {
  const { type, reverses } = line
  if (reverses === null || type === 'FEE' || type === 'REVERSAL') return t(`type.${kindOf(line)}`)
  const how = reverses.reversalReason === null ? 'CORRECTED' : 'UNDONE'
  return t('reversing', { kind: kindOf(reverses), day: day(reverses.createdAt), how })
}

/** The kind of a movement; a repayment in the other direction is an amount that was lent again. */
function kindOf({ type, direction }: Kind) {
  if (type === 'FEE' && direction === 'CREDIT') return 'FEE_BACK'
  if (type === 'REPAYMENT_PAID' && direction === 'CREDIT') return 'LENT_TO_YOU_AGAIN'
  if (type === 'REPAYMENT_RECEIVED' && direction === 'DEBIT') return 'LENT_AGAIN'
  return type
}

/** What has become of it since: a repayment that was reversed without a reason was only booked anew. */
function becameOf({ type, status, reversalReason }: Line): string {
  const isRepayment = type === 'REPAYMENT_PAID' || type === 'REPAYMENT_RECEIVED'
  if (status !== 'REVERSED') return status
  return isRepayment && reversalReason === null ? 'CORRECTED' : 'UNDONE'
}

/** Why it was undone, or undoes another; that of a reversal is said with it. */
export function reasonOf({ type, reversalReason, reverses }: Line): string | null | undefined {
  return reversalReason ?? (type === 'REVERSAL' ? undefined : reverses?.reversalReason)
}
