import { type Currency, formatAmount, parseAmount } from '../lending/money.ts'
import type { Limits } from '../lending/platform.ts'
import { anyCity } from '../seed/cities.ts'
import { placeNear, typeOf } from '../seed/people.ts'
import { chances } from '../seed/plan.ts'
import type { Random } from '../seed/random.ts'
import { firstNames, lastNames, occupations } from '../seed/stories.ts'

/** What a member did in the end: who cannot do what was to be done does what is nearest. */
export type Deed =
  | 'joined'
  | 'published'
  | 'invested'
  | 'repaid'
  | 'deposited'
  | 'withdrew'
  | 'cancelled'

/** Somebody who takes part. */
type Member = ReturnType<typeof memberOf>

/** A member's turn: what they need to act. */
export interface Turn {
  readonly random: Random
  readonly member: Member
  readonly limits: Limits
  readonly currency: Currency
  /** The idempotency key: in a turn, an operation moves money once. */
  readonly key: string
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>
}

/** Something that a member does; throws a Refused. */
export type Action = (turn: Turn) => Promise<Deed>

/** An amount of the API in minor units; throws where it is none of the currency. */
export function amountOf({ currency: { code, decimals } }: Turn, text: string): bigint {
  const amount = parseAmount(text, decimals)
  if (amount === undefined) throw new Error(`${text} is no amount of ${code}`)
  return amount
}

/** Minor units as the API takes them. */
export function textOf({ currency }: Turn, amount: bigint): string {
  return formatAmount(amount, currency.decimals)
}

/** An amount times what chance gave, to a thousandth. */
export function times(amount: bigint, factor: number): bigint {
  return (amount * BigInt(Math.floor(factor * 1_000))) / 1_000n
}

/** A member by number: the same person at each run with the same seed. */
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
    ...placeNear(random, city),
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
