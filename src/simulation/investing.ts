import type { Action, Turn } from './turn.ts'
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
  readonly available: string
  readonly loans: readonly OpenLoan[]
}

/** Invests in an open loan; who has too little deposits, who finds no loan takes money out. */
export const invest: Action = async (turn) => {
  const { available, loans } = await look(turn)
  if (loans.length === 0) return withdraw(turn)
  const loan = choose(turn, loans)
  const least = Math.min(turn.bounds.investmentMin, Number(loan.amountRemaining))
  if (Number(available) < least) return deposit(turn)
  const amount = share(turn, least, lesser(available, loan.amountRemaining))
  await turn.ask(
    'mutation ($input: InvestInput!) { invest(input: $input) { userErrors { code } } }',
    { input: { loanId: loan.id, amount, idempotencyKey: turn.key } },
  )
  return 'invested'
}

/** The newest loans, or those that pay best, of others. Opportunities would need a scan of all open loans each time. */
async function look({ ask, random }: Turn): Promise<Found> {
  const { me, loans } = await ask<{
    me: { id: string; wallet: { availableBalance: string } }
    loans: { nodes: readonly OpenLoan[] }
  }>(
    `query ($sort: LoanSort) { me { id wallet { availableBalance } }
      loans(filter: { status: [OPEN] }, sort: $sort) {
        nodes { id borrowerId amountRemaining fundedPercent expiresAt } } }`,
    { sort: random.pick(['NEWEST', 'NEWEST', 'RATE']) },
  )
  const isFor = ({ borrowerId, expiresAt }: OpenLoan) =>
    borrowerId !== me.id && Date.parse(expiresAt) > Date.now()
  return { available: me.wallet.availableBalance, loans: loans.nodes.filter(isFor) }
}

/** The fullest more often than any other, so that loans get filled. */
function choose({ random }: Turn, loans: readonly OpenLoan[]): OpenLoan {
  if (random.next() > FULLEST_CHANCE) return random.pick(loans)
  return loans.reduce((fullest, one) =>
    Number(one.fundedPercent) > Number(fullest.fundedPercent) ? one : fullest,
  )
}

/** As much as can be, or a whole amount below, small ones more often. */
function share({ random }: Turn, least: number, most: string): string {
  const range = Math.floor(Number(most)) - Math.ceil(least)
  if (range <= 0 || random.next() < REMAINDER_CHANCE) return most
  return String(Math.ceil(least) + Math.floor(range * random.next() ** 2))
}

/** Of two amounts as they were written, so that nothing is rounded. */
function lesser(one: string, other: string): string {
  return Number(one) < Number(other) ? one : other
}
