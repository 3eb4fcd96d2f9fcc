import type { TransactionType } from '../../../src/entities/ledger/wallet-transaction.ts'
import type { Body } from '../../support/http-client.ts'
import type { Call } from '../load/history.ts'
import type { Member } from '../load/members.ts'

/** The lines that calls must have left on a member's statement, each in words that are the line's alone. */
export function expectedLines(calls: readonly Call[], member: Member): string[] {
  const done = calls.filter(({ outcome }) => outcome === 'ok')
  return done.flatMap((call) => [
    ...(call.member === member.name ? ownLines(call) : []),
    ...(call.op === 'transfer' && call.args.recipient_id === member.id
      ? [`transfer_in ${call.args.amount} ${call.args.description}`]
      : []),
  ])
}

function ownLines({ op, args, answer }: Call): string[] {
  if (op === 'deposit') return [`deposit ${args.amount} ${args.description}`]
  if (op === 'withdraw') return [`withdrawal ${args.amount} ${args.description}`]
  if (op === 'transfer') return [`transfer_out ${args.amount} ${args.description}`]
  if (op === 'invest') return [`investment_hold ${args.amount} ${answer.investment.id}`]
  return op === 'repay' ? [`repayment_paid ${answer.applied} ${answer.transaction.id}`] : []
}

/** The lines that follow from what became of a member's loans and investments. */
export function followingLines(investments: readonly Body[], loans: readonly Body[]): string[] {
  const automatic = investments.filter((one) => one.automatic)
  const released = investments.filter(({ status }) => status === 'cancelled')
  const settled = investments.filter(({ status }) => !['cancelled', 'pending'].includes(status))
  const paidOut = loans.filter((loan) => loan.disbursement_date !== null)
  return [
    ...automatic.map(({ amount, id }) => `investment_hold ${amount} ${id}`),
    ...released.map(({ amount, id }) => `investment_release ${amount} ${id}`),
    ...settled.map(({ amount, id }) => `investment_settlement ${amount} ${id}`),
    ...paidOut.flatMap(({ id }) => [`loan_disbursement ${id}`, `fee ${id}`]),
  ]
}

const described = ({ amount, description }: Body) => `${amount} ${description}`
const ofInvestment = ({ amount, investment_id: investment }: Body) => `${amount} ${investment}`
const ofLoan = ({ loan_id: loan }: Body) => loan

/** What tells a line from others of its type. A new type also needs what it follows from: a call or a record, above. */
const own = {
  deposit: described,
  withdrawal: described,
  transfer_in: described,
  transfer_out: described,
  investment_hold: ofInvestment,
  investment_release: ofInvestment,
  investment_settlement: ofInvestment,
  loan_disbursement: ofLoan,
  repayment_paid: ({ amount, id }) => `${amount} ${id}`,
  repayment_received: ({ reference }) => reference,
  fee: ofLoan,
  // Nothing is reversed here: any such line is one too many.
  reversal: described,
} satisfies Readonly<Record<TransactionType, (line: Body) => string>>

/** A line in the same words. */
export function wordsOf(line: Body): string {
  const type: TransactionType = line.type
  return `${type} ${own[type](line)}`
}

/** What is in one list and not in the other, as often as it is. */
export function without(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of other) counts.set(text, (counts.get(text) ?? 0) + 1)
  return one.filter((text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count - 1)
    return count <= 0
  })
}
