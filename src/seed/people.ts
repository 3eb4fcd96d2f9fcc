import type { UserType } from '../entities/member/profile.ts'
import { publicPoint } from '../lending/map/public-point.ts'
import { anyCity, type City } from './cities.ts'
import { chances, type Plan, seededId } from './plan.ts'
import type { Random } from './random.ts'
import { firstNames, lastNames, occupations } from './stories.ts'

const SPREAD_DEGREES = 0.15
/** Person number n has the n-th of these types, repeating. */
const types: readonly UserType[] = ['both', 'lender', 'borrower']
/** The number of types: people whose numbers differ by a multiple of it have the same type. */
export const TYPES = types.length

/** Whether a person borrows, lends or both, by number. */
export function typeOf(number: number): UserType {
  return types[number % TYPES] ?? 'both'
}

/** A location in or around a city. */
export function locationNear(random: Random, { latitude, longitude }: City) {
  const near = (degrees: number, max: number) =>
    Math.max(
      -max,
      Math.min(max, Math.round((degrees + (random.next() - 0.5) * SPREAD_DEGREES) * 1e5) / 1e5),
    )
  return { latitude: near(latitude, 90), longitude: near(longitude, 180) }
}

/** A person's city, by number. */
export function cityOf(plan: Plan, number: number): City {
  return anyCity(chances(plan, 'city', number))
}

/** A person's id, by number; it differs from the generated one if they already were a member. */
export function personId(plan: Plan, number: number): string {
  const id = seededId(chances(plan, 'id', number), number)
  return plan.known?.get(id) ?? id
}

/** The number of a random borrower or lender among the first people. */
export function somebody(random: Random, who: 'borrower' | 'lender', people: number): number {
  const number = random.whole(0, people - 1)
  const type = typeOf(number)
  if (type === 'both' || type === who) return number
  return number === 0 ? 0 : number - (number % TYPES)
}

/** Generates the person with this number: columns for all related records. The first one is ada, whose token `npm start` prints. */
export function person(plan: Plan, number: number): Readonly<Record<string, unknown>> {
  const random = chances(plan, 'person', number)
  const id = personId(plan, number)
  const city = cityOf(plan, number)
  const location = locationNear(random, city)
  const point = publicPoint(plan.platform.pointKey, id, location)
  const ada = number === 0 && plan.seed === 0
  const first = ada ? 'Ada' : random.pick(firstNames)
  const last = ada ? 'Lovelace' : random.pick(lastNames)
  return {
    id,
    subject: ada ? 'ada' : plan.seed === 0 ? `demo-${number}` : `demo-${plan.seed}-${number}`,
    wallet_id: seededId(random, number),
    full_name: `${first} ${last}`,
    city: city.name,
    user_type: typeOf(number),
    verification_status: random.pick(['verified', 'verified', 'pending', 'unverified']),
    bio: `${first} from ${city.name}.`,
    occupation: random.pick(occupations),
    ...location,
    public_latitude: point.latitude,
    public_longitude: point.longitude,
    show_on_map: random.next() < 0.7,
    credit_score: random.whole(420, 830),
    monthly_income: random.whole(400, 6_000) * 100,
    deposit: random.whole(500, 20_000) * 100,
  }
}
