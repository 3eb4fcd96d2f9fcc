import { moneyInColumn } from '../../../parts/money.ts'
import { words } from '../../values.ts'
import { t } from '../messages/index.ts'
import type { Line } from '../operations.ts'

type Named = Pick<Line, 'type' | 'direction' | 'reversesId' | 'reverses'>

/** Signs of amounts that change the balance. */
const signs = { CREDIT: '+', DEBIT: '−', NONE: '' } as const

/** The amount of a line, with a sign if it changes the balance. */
export function signed({
  amount,
  direction,
  currency,
}: Pick<Line, 'amount' | 'direction' | 'currency'>): string {
  return signs[direction] + moneyInColumn(amount, currency)
}

/** What a line of a statement tells of: a repayment in the other direction undoes or corrects another one, or is an amount that was lent again. */
export function nameOf({ type, direction, reversesId, reverses }: Named): string {
  const back =
    (type === 'REPAYMENT_PAID' && direction === 'CREDIT') ||
    (type === 'REPAYMENT_RECEIVED' && direction === 'DEBIT')
  if (!back) return words(type)
  if (reversesId === null) return t('line.lentAgain')
  return t(reverses?.reversalReason ? 'line.undone' : 'line.corrected')
}
