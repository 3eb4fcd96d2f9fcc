import { type LoanStatus, riskLevels } from '../entities/loan/loan.ts'
import { publicPoint } from '../lending/map/public-point.ts'
import type { QuietPlatform } from '../lending/platform.ts'
import { openBulkWriter } from './bulk.ts'
import { cityOf, locationNear, person, personId, somebody, TYPES } from './people.ts'
import { chances, type Plan, seededId } from './plan.ts'
import type { Random } from './random.ts'
import { stories } from './stories.ts'

const BATCH = 5_000

/** Adds people and loans that depend only on the plan, in batches; existing ones are kept. */
export async function fill(
  plan: Plan,
  ownerUrl: string,
  progress: (written: number) => void = () => undefined,
): Promise<void> {
  const writer = await openBulkWriter(ownerUrl, plan.platform.database.schema)
  const write = async (
    batch: (rows: readonly unknown[]) => Promise<void>,
    count: number,
    row: (number: number) => unknown,
    done: number,
  ) => {
    let writing = Promise.resolve()
    for (let start = 0; start < count; start += BATCH) {
      // The next batch is generated while the last one is written.
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, at) =>
        row(start + at),
      )
      await writing
      progress(done + start)
      writing = batch(rows)
    }
    await writing
    progress(done + count)
  }
  try {
    const known = new Map<string, string>()
    const people = async (rows: readonly unknown[]) => {
      await writer.people(rows)
      for (const [id, knownAs] of await writer.known(rows)) known.set(id, knownAs)
    }
    await write(people, plan.people, (number) => person(plan, number), 0)
    await write(writer.loans, plan.loans, (number) => loan({ ...plan, known }, number), plan.people)
    await writer.note({ people: plan.people, loans: plan.loans })
  } finally {
    await writer.close()
  }
}

/** Adds a small demo to a database that has not been used yet. */
export async function fillDemo(platform: QuietPlatform, ownerUrl: string): Promise<void> {
  const [used] = await platform.database.query('select from identity limit 1')
  if (used === undefined) await fill({ platform, people: 24, loans: 60, seed: 0 }, ownerUrl)
}

/** The percentage of loans in each state. */
const shares: readonly (readonly [status: LoanStatus, percent: number])[] = [
  ['open', 78],
  ['draft', 5],
  ['active', 8],
  ['repaid', 2],
  ['cancelled', 3],
  ['expired', 3],
  ['defaulted', 1],
]
const LENDERS_MAX = 3
/** Most loans were published at most this many hours ago. */
const AGE_HOURS = 10 * 24

/** Generates the loan with this number: its columns, and its investments. */
function loan(plan: Plan, number: number): Readonly<Record<string, unknown>> {
  const { limits, pointKey, currency } = plan.platform
  const random = chances(plan, 'loan', number)
  // People with low numbers always exist, so the number of people that are added hardly changes who takes part in a loan.
  const people = Math.min(plan.people, Math.max(24, Math.ceil(number / 4)))
  const borrower = somebody(random, 'borrower', people)
  const borrowerId = personId(plan, borrower)
  const [purpose, title, description] = random.pick(stories)
  const city = cityOf(plan, borrower)
  const location = locationNear(random, city)
  const point = publicPoint(pointKey, borrowerId, location)
  const status = statusOf(random)
  const steps = Number((limits.loanAmountMax - limits.loanAmountMin) / limits.loanAmountMin)
  const amount = limits.loanAmountMin * BigInt(1 + Math.floor(steps * random.next() ** 3))
  const months = status === 'repaid' ? 6 : random.pick([6, 9, 12, 18, 24, 36, 48])
  return {
    id: seededId(random, number),
    borrower_id: borrowerId,
    title,
    description,
    purpose,
    amount_requested: amount.toString(),
    interest_rate: Math.min(random.whole(8, 72) * 25, limits.loanRateMax),
    repayment_period_months: Math.min(months, limits.loanMonthsMax),
    risk_level: status === 'draft' ? null : random.pick(riskLevels),
    status,
    location_latitude: location.latitude,
    location_longitude: location.longitude,
    public_latitude: point.latitude,
    public_longitude: point.longitude,
    location_description: city.name,
    currency: currency.code,
    age_hours: random.whole(2, AGE_HOURS) + extraHours(status),
    investments: investments(plan, random, { number, borrower, people, status, amount }),
  }
}

interface Funding {
  readonly number: number
  readonly borrower: number
  readonly people: number
  readonly status: LoanStatus
  readonly amount: bigint
}

/** Investments of different lenders in a loan. */
function investments(
  plan: Plan,
  random: Random,
  { number, borrower, people, status, amount }: Funding,
) {
  const amounts = parts(random, status, amount, plan.platform.limits.investmentMin)
  const whole = people - (people % TYPES)
  let lender = somebody(random, 'lender', people) % whole
  return amounts.map((part) => {
    if (lender === borrower) lender = (lender + TYPES) % whole
    const lenderId = personId(plan, lender)
    lender = (lender + TYPES) % whole
    return { id: seededId(random, number), lender_id: lenderId, amount: part.toString() }
  })
}

function statusOf(random: Random): LoanStatus {
  let left = random.whole(0, 99)
  for (const [status, percent] of shares) {
    if (left < percent) return status
    left -= percent
  }
  return 'open'
}

/** The hours to add to a loan's age: expired loans were open for two weeks, and repaid and defaulted ones are over half a year old. */
function extraHours(status: LoanStatus): number {
  if (status === 'expired') return 15 * 24
  return status === 'repaid' || status === 'defaulted' ? 220 * 24 : 0
}

/** The amount of each lender, in minor units: together they are the whole loan if it was paid out, or a part of it. */
function parts(
  random: Random,
  status: LoanStatus,
  amount: bigint,
  least: bigint,
): readonly bigint[] {
  if (status === 'draft') return []
  if (status === 'repaid') return [amount]
  if (status === 'active' || status === 'defaulted') {
    const count = BigInt(random.whole(1, LENDERS_MAX))
    const share = amount / count
    if (share < least) return [amount]
    return Array.from({ length: Number(count) }, (_, index) =>
      index === 0 ? amount - share * (count - 1n) : share,
    )
  }
  const part = least * BigInt(random.whole(1, 6))
  return random.next() < 0.2 && part < amount ? [part] : []
}
