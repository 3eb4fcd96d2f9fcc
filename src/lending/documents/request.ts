import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { PayoffLetter } from '../../entities/documents/request.ts'
import { againAt } from '../again-at.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Done, type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { type Reason, refuseIf } from '../refusal.ts'

/** For how many days ahead a payoff letter can be asked for. */
const DAYS_AHEAD = 30
/** How many payoff letters of a loan can be asked for within a day. */
const LETTERS_A_DAY = 10

/** Whether a letter's document is there. */
export type PayoffLetterStatus = 'pending' | 'ready'

interface PayoffLetterInput {
  readonly loanId: string
  /** The day by which the loan is to be repaid. */
  readonly until: string
  /** Only operators give it: why they ask for the borrower. */
  readonly reason?: string | null
}

/**
 * Asks for the letter that says what repays a loan by a day, for its borrower or, with a reason, as an operator. The same day has the same letter for as long
 * as its figures are the same. Throws a Refusal.
 */
export function requestPayoffLetter(
  platform: Platform,
  asking: Operator,
  input: PayoffLetterInput,
): Promise<{ readonly payoffLetter: PayoffLetter }> {
  const { loanId, reason = null } = input
  const values = askedBy(asking, input)
  if (reason === null)
    return ask(platform, () => perform(platform, 'request_own_payoff_letter', values, explained))
  const act = { name: 'requestPayoffLetter', targetKind: 'loan', targetId: loanId, reason }
  return asOperator(platform, asking, act, async (acting) => {
    refuseIf(checkReason(reason), documentsOff(acting))
    const given = { ...values, reason }
    return ask(acting, () => perform(acting, 'request_payoff_letter', given, explained))
  })
}

function askedBy({ id }: Operator, { loanId, until }: PayoffLetterInput) {
  return {
    by_user: id,
    in_loan: idOrNone(loanId),
    until,
    new_id: newId(),
    days_ahead: DAYS_AHEAD,
    most: LETTERS_A_DAY,
  }
}

async function ask(
  platform: Platform,
  request: () => Promise<Done>,
): Promise<{ readonly payoffLetter: PayoffLetter }> {
  refuseIf(documentsOff(platform))
  const payoffLetter = (await request()).record(PayoffLetter, 'payoff_letter')
  if (payoffLetter.madeAt === null) await platform.documentsSoon()
  return { payoffLetter }
}

/** Why nothing is made where documents are switched off. */
export function documentsOff({ limits }: Pick<Platform, 'limits'>): Reason | false {
  return !limits.documents && { code: 'DOCUMENTS_UNAVAILABLE', message: 'refusal.document.off' }
}

const explained: Explain = (outcome) => {
  const { from, min, max } = outcome
  return {
    ...ownAccount('loanId'),
    NOT_FOUND: { field: 'loanId', message: 'refusal.loan.not_seen' },
    FORBIDDEN: { field: 'loanId', message: 'refusal.payoff.not_borrower' },
    INVALID_TRANSITION: { field: 'loanId', message: 'refusal.payoff.state', details: { from } },
    LIMIT_EXCEEDED: { message: 'refusal.payoff.most', ...againAt(outcome, { max: LETTERS_A_DAY }) },
    VALIDATION_FAILED: {
      field: 'until',
      message: 'refusal.amount',
      values: { min: { day: String(min) }, max: { day: String(max) } },
      details: { min, max },
    },
  }
}
