import { v7 } from 'uuid'
import { publicPoint } from '../lending/place.ts'
import type { Platform } from '../lending/platform.ts'
import { type City, cities } from './cities.ts'
import { type Random, seededRandom } from './random.ts'
import { firstNames, lastNames } from './stories.ts'

const EPOCH = Date.UTC(2026, 0, 1)
const SPREAD_DEGREES = 0.15

/** The same id for the same number, for ever, so that seeding twice adds nothing. */
export function seededId(random: Random, number: number): string {
  const bytes = Uint8Array.from({ length: 16 }, () => random.whole(0, 255))
  return v7({ msecs: EPOCH + number * 1000, seq: random.whole(0, 0x7fff_ffff), random: bytes })
}

/** A place in or around a city. */
export function placeNear(random: Random, { latitude, longitude }: City) {
  const near = (degrees: number) =>
    Math.round((degrees + (random.next() - 0.5) * SPREAD_DEGREES) * 1e5) / 1e5
  return { latitude: near(latitude), longitude: near(longitude) }
}

/** The city of a person, by the person's number. */
export function cityOf(number: number): City {
  return seededRandom(number).pick(cities)
}

/** The id of a person, by the person's number. */
export function personId(number: number): string {
  return seededId(seededRandom(number + 1_000_000), number)
}

/** A person with what belongs to one, as columns; the first is ada, whose token `npm start` prints. */
export function person({ pointKey }: Platform, number: number): Readonly<Record<string, unknown>> {
  const random = seededRandom(number + 2_000_000)
  const id = personId(number)
  const city = cityOf(number)
  const place = placeNear(random, city)
  const point = publicPoint(pointKey, id, place)
  const first = number === 0 ? 'Ada' : random.pick(firstNames)
  const last = number === 0 ? 'Lovelace' : random.pick(lastNames)
  return {
    id,
    subject: number === 0 ? 'ada' : `demo-${number}`,
    wallet_id: seededId(random, number),
    full_name: `${first} ${last}`,
    city: city.name,
    user_type: number === 0 ? 'both' : random.pick(['borrower', 'lender', 'both']),
    verification_status: random.pick(['verified', 'verified', 'pending', 'unverified']),
    bio: `${first} from ${city.name}.`,
    occupation: random.pick(['farmer', 'teacher', 'nurse', 'driver', 'weaver', 'engineer', 'cook']),
    ...place,
    public_latitude: point.latitude,
    public_longitude: point.longitude,
    show_on_map: random.next() < 0.7,
    credit_score: random.whole(420, 830),
    monthly_income: random.whole(400, 6_000) * 100,
  }
}

/** A person's first deposit, by the person's number: 50 to 10 000 in major units of 100. */
export function openingDeposit(number: number): Readonly<Record<string, unknown>> {
  const random = seededRandom(number + 4_000_000)
  return {
    id: personId(number),
    key: `seed-deposit-${number}`,
    ids: [0, 1, 2].map(() => seededId(random, number)),
    amount: random.whole(50, 10_000) * 100,
  }
}
