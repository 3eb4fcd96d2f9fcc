import { randomUUID } from 'node:crypto'
import type { Limits } from '../lending/limits.ts'
import type { Currency } from '../money.ts'
import { somebody } from '../seed/people.ts'
import { chances } from '../seed/plan.ts'
import type { Random } from '../seed/random.ts'
import { cancel, publish, repay } from './borrowing.ts'
import { type Ask, Refused } from './client.ts'
import { invest } from './investing.ts'
import type { Tally } from './tally.ts'
import { type Action, memberOf } from './turn.ts'
import { deposit, join, withdraw } from './wallet.ts'

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
