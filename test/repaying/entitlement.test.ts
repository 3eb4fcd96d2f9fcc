import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { long } from '../support/long.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

/** An amount that comes in, for holders of weights who had parts of earlier ones. */
interface Split {
  readonly amount: bigint
  readonly weights: readonly bigint[]
  readonly had: readonly bigint[]
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, one) => total + one, 0n)

/** What the database makes of many splits, in one statement. */
async function partsOf(splits: readonly Split[]): Promise<bigint[][]> {
  const lists = (name: 'weights' | 'had') => splits.map((one) => `{${one[name].join()}}`)
  const rows = await database.sql<{ parts: string[] }>(
    `select split_by_entitlement(amount, weights::bigint[], had::bigint[]) as parts
      from unnest($1::bigint[], $2::text[], $3::text[]) with ordinality as one (amount, weights, had, place) order by place`,
    [splits.map(({ amount }) => amount), lists('weights'), lists('had')],
  )
  return rows.map(({ parts }) => parts.map(BigInt))
}

/** The rule again, by hand: whole cents first, then one at a time to whose next one falls due first. */
function expectedOf({ amount, weights, had }: Split): bigint[] {
  const [total, all] = [sum(had) + amount, sum(weights)]
  const whole = weights.map((weight) => (total * weight) / all)
  const now = had.map((cents, index) =>
    cents > (whole[index] ?? 0n) ? cents : (whole[index] ?? 0n),
  )
  while (sum(now) < total) {
    const waiting = weights.map((weight, index) => ({ weight, index, cents: now[index] ?? 0n }))
    const [first] = waiting
      .filter(({ index, cents }) => cents === whole[index])
      .toSorted((a, b) => Number((a.cents + 1n) * b.weight - (b.cents + 1n) * a.weight))
    if (first === undefined) throw new Error('a cent is left that nobody may have')
    now[first.index] = first.cents + 1n
  }
  return now.map((cents, index) => cents - (had[index] ?? 0n))
}

const weight = fc.oneof(
  fc.bigInt(1n, 9n),
  fc.bigInt(2_500n, 100_000n),
  fc.constantFrom(2_500n, 5_000n, 10_000n),
  fc.bigInt(1n, 999_999_999_999_999n),
)
const slicing = fc.record({
  weights: fc.array(weight, { minLength: 1, maxLength: 12 }),
  /** Amounts, and as bits who is passed over, as lenders are by the fees of a payment that brings them nothing. */
  slices: fc.array(
    fc.record({
      cents: fc.oneof(fc.constant(1n), fc.bigInt(1n, 99n), fc.bigInt(1n, 10n ** 15n)),
      passed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(4095)),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})
type Slicing = typeof slicing extends fc.Arbitrary<infer Value> ? Value : never

/** How far a sliced payment has come. */
interface Course extends Slicing {
  readonly had: readonly bigint[]
  readonly total: bigint
}
/** With the parts of its next slice. */
type Step = Course & { readonly parts: readonly bigint[] }

async function stepsOf(courses: readonly Course[]): Promise<Step[]> {
  const paid = courses.map((one) => ({ ...one, total: one.total + (one.slices[0]?.cents ?? 0n) }))
  const splits = paid.map(({ weights, had, total }) => ({ weights, had, amount: total - sum(had) }))
  const parts = await partsOf(splits)
  return paid.map((one, index) => ({ ...one, parts: parts[index] ?? [] }))
}

function after({ weights, slices, had, total, parts }: Step): Course {
  const [{ passed } = { passed: 0 }, ...rest] = slices
  const given = parts.map((part, index) => ((passed >> index) & 1 ? 0n : part))
  return {
    weights,
    slices: rest,
    had: had.map((cents, index) => cents + (given[index] ?? 0n)),
    total,
  }
}

/** Whether a split keeps to the exact shares, and to the rule by hand. */
function isSound({ weights, had, total, parts }: Step): boolean {
  const entitled = parts.every((part, index) => {
    const whole = (total * (weights[index] ?? 0n)) / sum(weights)
    const more = (had[index] ?? 0n) + part - whole
    return part >= 0n && (more === 0n || more === 1n)
  })
  const expected = expectedOf({ amount: total - sum(had), weights, had })
  return entitled && sum(had) + sum(parts) === total && parts.join() === expected.join()
}

it('gives of 5 cents for 100, 101, 100 and 100 the second of two to the largest', async () => {
  const weights = [100n, 101n, 100n, 100n]
  expect(await partsOf([{ amount: 5n, weights, had: [0n, 0n, 0n, 0n] }])).toEqual([
    [1n, 2n, 1n, 1n],
  ])
})

it('takes no cent back, where the shares of each total by itself would', async () => {
  const weights = [49n, 49n, 1n, 1n]
  const [early] = await partsOf([{ amount: 63n, weights, had: [0n, 0n, 0n, 0n] }])
  expect(early).toEqual([31n, 31n, 1n, 0n])
  const [later, afresh] = await partsOf([
    { amount: 1n, weights, had: early ?? [] },
    { amount: 64n, weights, had: [0n, 0n, 0n, 0n] },
  ])
  expect([later, afresh]).toEqual([
    [1n, 0n, 0n, 0n],
    [32n, 32n, 0n, 0n],
  ])
})

it('leaves out whom nothing was owed when entitlements began', async () => {
  const [parts] = await partsOf([{ amount: 7n, weights: [0n, 3n, 0n, 4n], had: [0n, 0n, 0n, 0n] }])
  expect(parts).toEqual([0n, 3n, 0n, 4n])
})

long(
  'keeps each of 10 000 slicings within a cent of the exact share, to the cent in all, and never falls',
  async () => {
    let checked = 0
    const run = async (slicings: readonly Slicing[]) => {
      let courses = slicings.map(
        (one): Course => ({
          ...one,
          had: one.weights.map(() => 0n),
          total: 0n,
        }),
      )
      while (courses.length > 0) {
        const steps = await stepsOf(courses)
        expect(steps.filter((one) => !isSound(one))).toEqual([])
        courses = steps.map(after).filter(({ slices }) => slices.length > 0)
        checked += steps.length
      }
    }
    const many = fc.array(slicing, { minLength: 500, maxLength: 500 })
    await fc.assert(fc.asyncProperty(many, run), { numRuns: 20, endOnFailure: true })
    expect(checked).toBeGreaterThan(10_000)
  },
)
