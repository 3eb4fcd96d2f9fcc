import { publicPoint } from '../lending/place.ts'
import type { Platform } from '../lending/platform.ts'
import { cityOf, personId, placeNear, seededId } from './people.ts'
import { seededRandom } from './random.ts'
import { stories } from './stories.ts'

const AGE_HOURS = 10 * 24

/** A loan as columns, by its number: mostly open ones, a few drafts. */
export function loan(
  { pointKey, currency, limits }: Platform,
  number: number,
  people: number,
): Readonly<Record<string, unknown>> {
  const random = seededRandom(number + 3_000_000)
  const borrower = random.whole(0, people - 1)
  const [purpose, title, description] = random.pick(stories)
  const city = cityOf(borrower)
  const place = placeNear(random, city)
  const point = publicPoint(pointKey, personId(borrower), place)
  const draft = random.next() < 0.08
  const steps = Number((limits.loanAmountMax - limits.loanAmountMin) / limits.loanAmountMin)
  return {
    id: seededId(random, number),
    borrower_id: personId(borrower),
    title,
    description,
    purpose,
    amount_requested: (
      limits.loanAmountMin * BigInt(1 + Math.floor(steps * random.next() ** 3))
    ).toString(),
    interest_rate: Math.min(random.whole(8, 72) * 25, limits.loanRateMax),
    repayment_period_months: Math.min(
      random.pick([6, 9, 12, 18, 24, 36, 48]),
      limits.loanMonthsMax,
    ),
    risk_level: draft ? null : random.pick(['low', 'medium', 'high']),
    status: draft ? 'draft' : 'open',
    location_latitude: place.latitude,
    location_longitude: place.longitude,
    public_latitude: point.latitude,
    public_longitude: point.longitude,
    location_description: city.name,
    currency: currency.code,
    age_hours: random.whole(1, AGE_HOURS),
  }
}
