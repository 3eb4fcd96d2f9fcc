import { words } from '../../values.ts'
import { t } from '../messages/index.ts'
import type { Line } from '../operations.ts'

type Named = Pick<Line, 'type' | 'direction' | 'reversesId' | 'reverses'>

/** What a line of a statement tells of: a repayment in the other direction undoes or corrects another one, or is an amount that was lent again. */
export function nameOf({ type, direction, reversesId, reverses }: Named): string {
  const back =
    (type === 'REPAYMENT_PAID' && direction === 'CREDIT') ||
    (type === 'REPAYMENT_RECEIVED' && direction === 'DEBIT')
  if (!back) return words(type)
  if (reversesId === null) return t('line.lentAgain')
  return t(reverses?.reversalReason ? 'line.undone' : 'line.corrected')
}
