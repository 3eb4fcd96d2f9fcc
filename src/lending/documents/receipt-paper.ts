import type { ChargeKind } from '../../entities/loan/charge.ts'
import type { Content } from './draft.ts'
import { type Due, factsOf, type Maker, type Source, writer } from './maker.ts'
import { type RepaymentReceipt, receiptOf } from './receipt.ts'

const waiting = 'select id as place from receipt where made_at is null and id > $1'

const due = `select user_id as "memberId", id as place, (created_at at time zone business_timezone())::date::text as period, loan_id as "loanId"
  from (select receipt.id, receipt.user_id, receipt.loan_id, line.created_at from receipt join wallet_transaction as line on line.id = receipt.id
    where made_at is null and receipt.id > $1 and receipt.id <= $2
      and reversed_at(line.ledger_transaction_id) is null) as waiting
  where not exists (select from erasure where member_id = user_id)
  order by id`

/** Documents about one repayment each, which its borrower has asked for. Each has the id of the statement line. */
export const receipt: Maker = {
  kind: 'receipt',
  places: waiting,
  version: 3,
  due,
  content: async (source, one, language) => {
    const line = one.corrects ? String(one.corrects.figures.transaction_id) : one.place
    const paid = await receiptOf(source.database, one.memberId, line)
    // One that was undone meanwhile is not made anew.
    if (paid === null || (one.corrects && paid.undoneAt !== null)) return null
    return written(source, one, paid, language)
  },
}

const chargeNames = {
  late_fee: 'document.receipt.late_fee',
  penalty_interest: 'document.receipt.penalty_interest',
} as const satisfies Record<ChargeKind, string>

function written(source: Source, due: Due, paid: RepaymentReceipt, language: string): Content {
  const writing = writer(language, source)
  const { say, amount, day, time } = writing
  const { principal, interest, charges, principalLeft: left } = paid
  return {
    ...(due.corrects === undefined && { id: paid.id }),
    figures: {
      transaction_id: paid.id,
      amount: String(paid.amount),
      principal: String(principal),
      interest: String(interest),
      charges: String(charges),
      principal_left: left === null ? null : String(left),
    },
    title: say('document.title.receipt', { loan: paid.title }),
    blocks: [
      { text: say('document.receipt.text', { day: day(paid.day), amount: amount(paid.amount) }) },
      ...didOf(paid, writing).map((line) => ({ text: line })),
      factsOf([
        [say('document.receipt.principal'), amount(principal)],
        [say('document.receipt.interest'), amount(interest)],
        [
          say(paid.chargeKind ? chargeNames[paid.chargeKind] : 'document.payoff.charges'),
          amount(charges),
        ],
        [say('document.receipt.total'), amount(paid.amount)],
      ]),
      factsOf([
        [say('document.receipt.time'), time(paid.paidAt)],
        [say('document.receipt.reference'), paid.reference],
        ...(left === null ? [] : [[say('document.receipt.left'), amount(left)]]),
      ]),
    ],
  }
}

type Writer = Pick<ReturnType<typeof writer>, 'say' | 'amount' | 'day'>

/** What a repayment did to the plan, in sentences; none of repayments of which that was not kept. */
function didOf(
  { prepayment, interest, interestAhead, effect }: RepaymentReceipt,
  { say, amount, day }: Writer,
): string[] {
  if (effect === null) return []
  const { nextDueOn, instalmentsPaid, interestSaved, lastDueOn, lastDueBefore } = effect
  const { monthlyPayment: monthly, monthlyBefore: before } = effect
  const ahead = interestAhead ?? 0n
  // What was paid ahead, and is interest now; the rest of it never will be.
  const caughtUp = -ahead < interest ? -ahead : interest
  const lines = [
    nextDueOn !== null &&
      instalmentsPaid > 0 &&
      say('document.receipt.instalments', { count: instalmentsPaid }),
    nextDueOn !== null &&
      prepayment === 'advance' &&
      instalmentsPaid > 1 &&
      say('document.receipt.ahead', { day: day(nextDueOn) }),
    ahead > 0n && say('document.receipt.interest_ahead', { amount: amount(ahead) }),
    caughtUp > 0n && say('document.receipt.interest_caught_up', { amount: amount(caughtUp) }),
    ahead + interest < 0n &&
      say('document.receipt.interest_unused', { amount: amount(-ahead - interest) }),
    nextDueOn !== null &&
      lastDueOn < lastDueBefore &&
      say('document.receipt.shorter', { day: day(lastDueOn), before: day(lastDueBefore) }),
    prepayment === 'lower' &&
      monthly !== null &&
      before !== null &&
      monthly < before &&
      say('document.receipt.lower', { amount: amount(monthly), before: amount(before) }),
    interestSaved > 0n && say('document.receipt.saved', { amount: amount(interestSaved) }),
    nextDueOn === null && say('document.receipt.ended'),
  ]
  return lines.filter((line) => typeof line === 'string')
}
