import { randomUUID } from 'node:crypto'
import type { Limits } from '../lending/limits.ts'
import { type Currency, formatPercent, lesser } from '../money.ts'
import { locationNear, somebody } from '../seed/people.ts'
import { chances } from '../seed/plan.ts'
import type { Random } from '../seed/random.ts'
import { stories } from '../seed/stories.ts'
import { type Ask, Refused } from './client.ts'
import { invest } from './investing.ts'
import type { Tally } from './tally.ts'
import { type Action, amountOf, memberOf, mutate, type Turn, textOf, times } from './turn.ts'
import { deposit, join, withdraw } from './wallet.ts'

const TERMS_MONTHS = [3, 4, 6, 9, 12]
const PAYOFF_CHANCE = 0.3

interface Own {
  readonly wallet: { readonly availableBalance: string }
  readonly loans: { readonly nodes: readonly OwnLoan[] }
}

interface OwnLoan {
  readonly id: string
  readonly payoffAmount: string | null
  readonly nextDue: { readonly payment: string } | null
}

/** Publishes a loan in the member's city. */
export const publish: Action = async (turn) => {
  const { createLoan } = await turn.ask<{ createLoan: { loan: { id: string } } }>(
    'mutation ($input: CreateLoanInput!) { createLoan(input: $input) { loan { id } userErrors { code } } }',
    { input: { ...wish(turn), idempotencyKey: turn.key } },
  )
  const { id } = createLoan.loan
  await change(turn, id, 'OPEN').catch(async (refused) => {
    if (!(await wasPublished(turn, id))) throw refused
  })
  return 'published'
}

/** Repays an instalment or the whole loan. A member with too little money deposits some instead; one without debt invests or publishes. */
const repay: Action = async (turn) => {
  const { wallet, loans } = await own(turn, 'ACTIVE')
  if (loans.nodes.length === 0) return turn.member.lends ? invest(turn) : publish(turn)
  const { id, payoffAmount, nextDue } = turn.random.pick(loans.nodes)
  const instalment = turn.random.next() < PAYOFF_CHANCE ? undefined : nextDue?.payment
  const amount = instalment ?? payoffAmount ?? '0'
  if (amountOf(turn, wallet.availableBalance) < amountOf(turn, amount)) return deposit(turn)
  await mutate(turn, 'repayLoan', { loanId: id, amount, idempotencyKey: turn.key })
  return 'repaid'
}

/** Cancels one of the member's open loans; a member who has none publishes one instead. */
const cancel: Action = async (turn) => {
  const { loans } = await own(turn, 'OPEN')
  if (loans.nodes.length === 0) return publish(turn)
  await change(turn, turn.random.pick(loans.nodes).id, 'CANCELLED')
  return 'cancelled'
}

/** The terms of a new loan; small amounts are more frequent than large ones, so that many loans get fully funded. */
function wish(turn: Turn) {
  const { limits, random, member } = turn
  const [purpose, title, description] = random.pick(stories)
  const amount = times(limits.loanAmountMin, 4 + 36 * random.next() ** 2)
  const { latitude, longitude } = locationNear(random, member.city)
  return {
    title,
    description,
    purpose,
    amountRequested: textOf(turn, lesser(amount, limits.loanAmountMax)),
    interestRate: formatPercent(Math.min(random.whole(8, 72) * 25, limits.loanRateMax)),
    repaymentPeriodMonths: Math.min(random.pick(TERMS_MONTHS), limits.loanMonthsMax),
    locationLatitude: latitude,
    locationLongitude: longitude,
    locationDescription: member.city.name,
  }
}

async function own({ ask }: Turn, status: string): Promise<Own> {
  const { me } = await ask<{ me: Own }>(
    `query ($status: [LoanStatus!]) { me { wallet { availableBalance }
      loans(status: $status) { nodes { id payoffAmount nextDue { payment } } } } }`,
    { status },
  )
  return me
}

/** Whether a loan was published, by an attempt whose answer got lost: others may have funded it since, so that a retry is refused. */
async function wasPublished({ ask }: Turn, id: string): Promise<boolean> {
  const { loan } = await ask<{ loan: { publishedAt: string | null } }>(
    'query ($id: ID!) { loan(id: $id) { publishedAt } }',
    { id },
  )
  return loan.publishedAt !== null
}

/** Sets a loan's state with `updateLoan`, so that a retry succeeds if the loan is already in that state. */
function change(turn: Turn, id: string, status: string): Promise<void> {
  return mutate(turn, 'updateLoan', { id, status })
}

const FIRST_MEMBERS = 4
const ARRIVAL_CHANCE = 0.25

/** How likely each action is, in percent, and who does it; with these, about as many loans get funded as are published. */
const actions: readonly (readonly [Action, percent: number, who: 'borrower' | 'lender'])[] = [
  [invest, 52, 'lender'],
  [repay, 27, 'borrower'],
  [publish, 11, 'borrower'],
  [withdraw, 5, 'borrower'],
  [deposit, 3, 'lender'],
  [cancel, 2, 'borrower'],
]

/** The size of the market, and its seed. */
export interface Market {
  readonly people: number
  readonly seed: number
  readonly limits: Limits
  readonly currency: Currency
}

/** Opens a market, as a function that takes the turn with a number: seed and number determine it, except for the gateway's answers. */
export function openMarket(
  { people, seed, limits, currency }: Market,
  ask: Ask,
  tally: Tally,
): (number: number) => Promise<void> {
  // A second run with the same seed repeats the choices, but needs other idempotency keys, or it would only replay the first.
  const run = randomUUID()
  let arrived = 0
  const choose = (random: Random): readonly [Action, person: number] => {
    const soon = arrived < FIRST_MEMBERS || random.next() < ARRIVAL_CHANCE
    if (arrived < people && soon) return [join, arrived++]
    const [action, who] = anyAction(random)
    return [action, somebody(random, who, arrived)]
  }
  return async (number) => {
    const random = chances({ seed }, 'turn', number)
    const [action, person] = choose(random)
    const member = memberOf(seed, person)
    const own = <Data>(query: string, variables?: object) =>
      ask<Data>(member.subject, query, variables)
    const turn = { random, member, limits, currency, key: `${run}-${number}`, ask: own }
    await action(turn).then(tally.done, (error) => tally.refused(codeOf(error)))
  }
}

function anyAction(random: Random): readonly [Action, 'borrower' | 'lender'] {
  let left = random.whole(0, 99)
  for (const [action, percent, who] of actions) {
    if (left < percent) return [action, who]
    left -= percent
  }
  return [invest, 'lender']
}

/** The name under which an error is counted. Errors of this program are counted, too, so that they are visible and the market goes on. */
function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code
  return error instanceof Error ? `${error.name} (${error.message})` : String(error)
}
