import { afterAll, expect, it } from 'vitest'
import { SearchTooLong } from '../../src/database/searches.ts'
import { bandOf } from '../../src/lending/guidance/bands.ts'
import { openGuide } from '../../src/lending/guidance/guide.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld } from '../support/world.ts'

const world = await startWorld()
const token = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, token)
afterAll(() => world.close())

const ask = async (query: string) =>
  (await world.rest('GET', `/loan-guidance?${query}`, { token })).body

/** Has loans funded at rates. */
async function fund(rates: readonly number[], amount = 1200): Promise<void> {
  for (const interest_rate of rates) {
    const { id } = await newLoan({ interest_rate, amount_requested: amount })
    await put(id, { status: 'open' })
    await invest('lena', id, amount)
  }
}

it('says nothing of fewer than five loans, and keeps what it has read', async () => {
  await fund([8, 9, 10, 11])
  // One that is not alike, and one that nobody has funded.
  await fund([30], 5000)
  await put((await newLoan({ interest_rate: 36 })).id, { status: 'open' })
  const first = {
    similar: null,
    paid_out: 5,
    defaulted: 0,
    late_now: 0,
    default_rate: null,
    default_rate_loans: null,
  }
  expect(await ask('amount=1100&months=10')).toEqual({ guidance: first })
  await fund([12])
  // Other terms, but of the same band.
  expect(await ask('amount=1000&months=12')).toEqual({ guidance: first })
})

it('says at which rates similar loans were funded, and how fast', async () => {
  const guide = openGuide(world.gateway.database)
  const { similar, paidOut } = await guide.guidance(bandOf(120_000n, 12), null, '2026-01-01')
  expect(similar).toEqual({
    loans: 5,
    rateFrom: 900,
    rateTo: 1100,
    medianMinutes: 0,
    amountFrom: 100_000n,
    amountBelow: 250_000n,
    monthsFrom: 7,
    monthsTo: 12,
  })
  expect(paidOut).toBe(6)
})

it('reads anew on another day, since the clock of a sandbox can pass months in a minute', async () => {
  const guide = openGuide(world.gateway.database)
  const paidOutOn = async (day: string) =>
    (await guide.guidance(bandOf(120_000n, 12), null, day)).paidOut
  const before = (await paidOutOn('2026-01-01')) ?? 0
  await fund([13])
  expect(await paidOutOn('2026-01-01')).toBe(before)
  expect(await paidOutOn('2026-01-02')).toBe(before + 1)
})

it('knows no default rate of a book that takes too long to read, and lets nobody wait for it again', async () => {
  let asked = 0
  const reader = {
    ...world.gateway.database,
    query: async () => {
      asked += 1
      throw new SearchTooLong()
    },
  }
  const guide = openGuide(reader)
  expect((await guide.defaultRates('2026-01-01'))('low')).toBeNull()
  const before = asked
  expect((await guide.defaultRates('2026-01-01'))('low')).toBeNull()
  expect(asked).toBe(before)
})

it('tells the loans of a risk level apart', async () => {
  expect(await ask('amount=1000&months=12&risk_level=low')).toEqual({
    guidance: {
      similar: null,
      paid_out: null,
      defaulted: null,
      late_now: null,
      default_rate: null,
      default_rate_loans: null,
    },
  })
})

it('refuses terms that no loan can have', async () => {
  expect((await ask('amount=1&months=6')).error.code).toBe('AMOUNT_OUT_OF_RANGE')
  expect((await ask('amount=100&months=0')).error.code).toBe('VALIDATION_FAILED')
  expect((await ask('amount=many&months=6')).error.details).toMatchObject([{ field: 'amount' }])
})

it.each([
  [100_000n, 6, [100_000n, 250_000n, 1, 6]],
  [99_999n, 7, [50_000n, 100_000n, 7, 12]],
  [1n, 84, [0n, 10n, 61, 120]],
])('a loan of %s over %s months is in a band', (amount, months, [from, below, first, last]) => {
  expect(bandOf(amount, months)).toEqual({
    amountFrom: from,
    amountBelow: below,
    monthsFrom: first,
    monthsTo: last,
  })
})
