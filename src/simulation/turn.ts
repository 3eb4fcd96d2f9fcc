import type { Limits } from '../lending/limits.ts'
import { type Currency, formatAmount, parseAmount } from '../money.ts'
import { anyCity } from '../seed/cities.ts'
import { locationNear, typeOf } from '../seed/people.ts'
import { chances } from '../seed/plan.ts'
import type { Random } from '../seed/random.ts'
import { firstNames, lastNames, occupations } from '../seed/stories.ts'

/** What a member did in the end; it may differ from the planned action, if that was not possible. */
export type Deed =
  | 'joined'
  | 'published'
  | 'invested'
  | 'repaid'
  | 'deposited'
  | 'withdrew'
  | 'cancelled'

/** A member of the market. */
type Member = ReturnType<typeof memberOf>

/** Everything that a member needs to act in one turn. */
export interface Turn {
  readonly random: Random
  readonly member: Member
  readonly limits: Limits
  readonly currency: Currency
  /** The idempotency key of this turn, so that retries don't move money again. */
  readonly key: string
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>
}

/** An action of a member; throws a Refused if the gateway refuses it. */
export type Action = (turn: Turn) => Promise<Deed>

/** An API amount in minor units; throws if it is invalid for the currency. */
export function amountOf({ currency: { code, decimals } }: Turn, text: string): bigint {
  const amount = parseAmount(text, decimals)
  if (amount === undefined) throw new Error(`${text} is no amount of ${code}`)
  return amount
}

/** Minor units as an API amount. */
export function textOf({ currency }: Turn, amount: bigint): string {
  return formatAmount(amount, currency.decimals)
}

/** Runs a mutation whose result doesn't matter unless it is refused. */
export async function mutate({ ask }: Turn, name: string, input: object): Promise<void> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
  await ask(`mutation ($input: ${type}) { ${name}(input: $input) { userErrors { code } } }`, {
    input,
  })
}

/** An amount times a random factor, to a thousandth. */
export function times(amount: bigint, factor: number): bigint {
  return (amount * BigInt(Math.floor(factor * 1_000))) / 1_000n
}

/** A member by number: the same person in each run with the same seed. */
export function memberOf(seed: number, number: number) {
  const random = chances({ seed }, 'member', number)
  const city = anyCity(random)
  const first = random.pick(firstNames)
  const profile = {
    fullName: `${first} ${random.pick(lastNames)}`,
    city: city.name,
    userType: typeOf(number).toUpperCase(),
    bio: `${first} from ${city.name}.`,
    occupation: random.pick(occupations),
    ...locationNear(random, city),
    monthlyIncome: String(random.whole(400, 6_000)),
  }
  return {
    subject: `market-${seed}-${number}`,
    city,
    lends: typeOf(number) !== 'borrower',
    profile,
    showOnMap: random.next() < 0.8,
  }
}
