import type { Act } from '../../acting/act.ts'
import { isOpenAt } from '../../loans/undoable.ts'
import type { Line } from '../operations.ts'
import { reversal } from './reversal.ts'
import { undoing } from './undoing.ts'

/** What can take a line of a statement back: its act, the id that this takes, and the message that names its button. */
interface LineAct {
  readonly act: Act
  readonly id: string
  readonly label: 'undoLine' | 'reverseLine'
}

/** Lines that stand alone, and can be reversed. Lines that are part of a loan can't, but for a fee of which nothing was given back. */
const standsAlone: Readonly<Record<Line['type'], (line: Line) => boolean>> = {
  DEPOSIT: ({ loan }) => !loan,
  WITHDRAWAL: () => true,
  TRANSFER_IN: () => true,
  TRANSFER_OUT: () => true,
  INVESTMENT_HOLD: () => false,
  INVESTMENT_RELEASE: () => false,
  INVESTMENT_SETTLEMENT: () => false,
  LOAN_DISBURSEMENT: () => false,
  REPAYMENT_PAID: () => false,
  REPAYMENT_RECEIVED: () => false,
  FEE: ({ loan }) => Number(loan?.feeRefunded ?? 0) === 0,
  REVERSAL: () => false,
}

/** How a line can be taken back; undefined if it can't, such as what was repaid before a default. */
export function actOnLine(line: Line): LineAct | undefined {
  const { id, type, direction, reference, status, loan, createdAt } = line
  if (status === 'REVERSED' || status === 'RETURNED') return undefined
  if (standsAlone[type](line)) return { act: reversal(), id, label: 'reverseLine' }
  return type === 'REPAYMENT_PAID' && direction === 'DEBIT' && loan && isOpenAt(loan, createdAt)
    ? { act: undoing(), id: reference, label: 'undoLine' }
    : undefined
}
