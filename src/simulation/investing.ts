import { lesser } from '../money.ts'
import { type Action, amountOf, mutate, type Turn, textOf, times } from './turn.ts'
import { deposit, withdraw } from './wallet.ts'

const FULLEST_CHANCE = 0.5
const REMAINDER_CHANCE = 0.35

interface OpenLoan {
  readonly id: string
  readonly borrowerId: string
  readonly amountRemaining: string
  readonly fundedPercent: string
  readonly expiresAt: string
}

interface Found {
  readonly available: bigint
  readonly loans: readonly OpenLoan[]
}

/** Invests in an open loan. A member with too little money deposits some instead; if there is no loan, the member withdraws money. */
export const invest: Action = async (turn) => {
  const { available, loans } = await look(turn)
  if (loans.length === 0) return withdraw(turn)
  const loan = choose(turn, loans)
  const remaining = amountOf(turn, loan.amountRemaining)
  const least = lesser(turn.limits.investmentMin, remaining)
  if (available < least) return deposit(turn)
  const amount = textOf(turn, share(turn, least, lesser(available, remaining)))
  await mutate(turn, 'invest', { loanId: loan.id, amount, idempotencyKey: turn.key })
  return 'invested'
}

/** The newest or best-paying loans of others. It does not list opportunities, which would scan all open loans each time. */
async function look(turn: Turn): Promise<Found> {
  const { ask, random } = turn
  const { me, loans } = await ask<{
    me: { memberId: string; wallet: { availableBalance: string } }
    loans: { nodes: readonly OpenLoan[] }
  }>(
    `query ($sort: LoanSort) { me { memberId wallet { availableBalance } }
      loans(filter: { status: [OPEN] }, sort: $sort) {
        nodes { id borrowerId amountRemaining fundedPercent expiresAt } } }`,
    { sort: random.pick(['NEWEST', 'NEWEST', 'RATE']) },
  )
  const isFor = ({ borrowerId, expiresAt }: OpenLoan) =>
    borrowerId !== me.memberId && Date.parse(expiresAt) > Date.now()
  const available = amountOf(turn, me.wallet.availableBalance)
  return { available, loans: loans.nodes.filter(isFor) }
}

/** Chooses a loan, half of the time the one that is closest to full funding, so that some loans get there. */
function choose({ random }: Turn, loans: readonly OpenLoan[]): OpenLoan {
  if (random.next() > FULLEST_CHANCE) return random.pick(loans)
  return loans.reduce((fullest, one) =>
    Number(one.fundedPercent) > Number(fullest.fundedPercent) ? one : fullest,
  )
}

/** The amount to invest: sometimes the maximum, otherwise a part of it, more often a small one. */
function share({ random }: Turn, least: bigint, most: bigint): bigint {
  if (random.next() < REMAINDER_CHANCE) return most
  return least + times(most - least, random.next() ** 2)
}
