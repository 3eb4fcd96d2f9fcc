import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Preferences } from '../../src/entities/member/preferences.ts'
import { judge } from '../../src/lending/investing/match.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

// Small numbers, so that many are equal.
const number = fc.integer({ min: 1, max: 5 })
const amount = number.map(BigInt)
const perhaps = <T>(some: fc.Arbitrary<T>) => fc.option(some, { freq: 2 })
const risk = fc.constantFrom('low', 'medium', 'high')
const purpose = fc.constantFrom('farm', 'school', 'shop')

const cases = fc.record({
  offer: fc.record({
    interestRate: number,
    repaymentPeriodMonths: number,
    amountRequested: amount,
    riskLevel: perhaps(risk),
    purpose,
    distanceKm: perhaps(number),
    borrowerDefaulted: fc.constant(false),
    borrowerVerified: fc.boolean(),
  }),
  wanted: fc.record({
    minInterestRate: perhaps(number),
    maxTermMonths: perhaps(number),
    minAmount: perhaps(amount),
    maxAmount: perhaps(amount),
    riskLevels: fc.uniqueArray(risk, { maxLength: 2 }),
    purposes: fc.uniqueArray(purpose, { maxLength: 2 }),
    maxDistanceKm: perhaps(number),
    onlyVerifiedBorrowers: fc.boolean(),
  }),
})

it('are met in words where they are met in the score', async () => {
  const samples = fc.sample(cases, { numRuns: 4_000, seed: 20 })
  const scores = await database.sql<{ score: number }>(
    `select match_score("interestRate", "repaymentPeriodMonths", "amountRequested", "riskLevel", purpose, "distanceKm",
        "minInterestRate", "maxTermMonths", "minAmount", "maxAmount", "riskLevels", purposes, "maxDistanceKm") as score
      from rows from (jsonb_to_recordset($1) as ("interestRate" int, "repaymentPeriodMonths" int, "amountRequested" bigint,
        "riskLevel" text, purpose text, "distanceKm" int, "minInterestRate" int, "maxTermMonths" int, "minAmount" bigint,
        "maxAmount" bigint, "riskLevels" text[], purposes text[], "maxDistanceKm" int)) with ordinality order by ordinality`,
    [json(samples.map(({ offer, wanted }) => ({ ...offer, ...wanted })))],
  )
  const judged = samples.map(({ offer, wanted }) =>
    judge(offer, Object.assign(Object.create(Preferences.prototype), wanted)).every(
      ({ met }) => met,
    ),
  )
  // What the view takes off for borrowers who are not verified (`opportunity`).
  const isMissed = samples.map(
    ({ offer, wanted }) => wanted.onlyVerifiedBorrowers && !offer.borrowerVerified,
  )
  expect(judged).toEqual(scores.map(({ score }, at) => score === 100 && !isMissed[at]))
  expect(new Set(judged).size).toBe(2)
})

function json(value: object): string {
  return JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one))
}
