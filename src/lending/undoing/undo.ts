import { idOrNone } from '../../database/ids.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { approvedAbove } from '../approval/alone.ts'
import { type LineOrAsked, lineOrAsked } from '../approval/pending.ts'
import { type Decision, decide, type Once, type Seen } from '../audit-trail/decide.ts'
import type { Operator } from '../member/access.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, type MaybeReason } from '../refusal.ts'
import { explainedUndoing } from './refused-undoing.ts'

/** What becomes of a repayment: it counts as never made, or a part of it is lent again. */
export type UndoMode = 'undo' | 'return'

/** Which repayment, by the reference of its statement lines, and how it is undone. */
export interface UndoTerms {
  readonly id: string
  /** `undo` by default. */
  readonly mode?: UndoMode | null
  /** What is lent again, in minor units; only for `return`. */
  readonly amount?: bigint | null
  /** As of which day it is lent again, by default today; only for `return`. */
  readonly valueDate?: string | null
}

interface UndoInput extends Decision, UndoTerms, Seen {}

/** Undoes a repayment for an operator, and replays what came after it; or lends a part of it again. Throws a Refusal. */
export function undoRepayment(
  platform: Platform,
  operator: Operator,
  input: UndoInput,
): Promise<LineOrAsked> {
  const { id, reason, mode, amount, valueDate } = input
  const { alone, serviceFee, undoBorneBy } = platform.limits
  const undo = async (acting: Platform, once: Once) => {
    const values = {
      ...once,
      in_repayment: idOrNone(id),
      mode: mode ?? 'undo',
      amount: amount ?? null,
      value_on: valueDate ?? null,
      reason,
      fee_rate: serviceFee,
      seen: input.version ?? null,
      borne_by: undoBorneBy,
      ...approvedAbove(alone),
    }
    const done = await perform(acting, 'undo_repayment', values, explainedUndoing)
    return lineOrAsked(done)
  }
  return decide(platform, operator, 'undoRepayment', 'repayment', input, undo, ...fitting(input))
}

/** What is wrong with the terms: the amount and the day say what is lent again, so neither goes with undoing a whole repayment. */
export function fitting(input: UndoTerms): readonly MaybeReason[] {
  const { mode, amount, valueDate } = input
  if (mode === 'return')
    return amount === null || amount === undefined
      ? [
          {
            code: 'VALIDATION_FAILED',
            field: 'amount',
            message: 'refusal.undo.amount_missing',
          },
        ]
      : [checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX })]
  return (['amount', 'valueDate'] as const).map(
    (field) =>
      ({ amount, valueDate })[field] != null && {
        code: 'VALIDATION_FAILED',
        field,
        message: 'refusal.undo.only_return' as const,
      },
  )
}
