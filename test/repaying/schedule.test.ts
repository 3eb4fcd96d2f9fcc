import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { type Instalment, schedule } from '../../src/lending/repaying/schedule/amortisation.ts'
import { createDatabase } from '../support/database.ts'
import { rounds } from '../support/rounds.ts'

const database = await createDatabase()
afterAll(() => database.drop())

const inDatabase = async (principal: bigint, rate: number, months: number, even: boolean) =>
  database.sql<{ number: number; principal: string; interest: string; balance: string }>(
    'select * from amortise($1, $2, $3, $4)',
    [principal, rate, months, even],
  )
const asText = ({ number, principal, interest, balance }: Instalment) => ({
  number,
  principal: principal.toString(),
  interest: interest.toString(),
  balance: balance.toString(),
})

it('is frozen by the database to the cent as it was quoted', async () => {
  const terms = fc.tuple(
    fc.oneof(fc.bigInt(1n, 100n), fc.bigInt(5000n, 5_000_000n), fc.bigInt(1n, 10n ** 14n)),
    fc.oneof(fc.constantFrom(0, 1, 3600, 99_999), fc.integer({ min: 0, max: 3600 })),
    fc.oneof(fc.constantFrom(1, 2, 84, 600), fc.integer({ min: 1, max: 84 })),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(terms, async ([principal, rate, months, even]) => {
      const { instalments, monthlyPayment } = schedule(principal, rate, months, even)
      expect(await inDatabase(principal, rate, months, even)).toEqual(instalments.map(asText))
      if (!even) return
      const last = instalments.at(-1)?.payment ?? 0n
      expect(2n * last <= 3n * monthlyPayment && 2n * last >= monthlyPayment).toBe(true)
    }),
    { numRuns: rounds(150) },
  )
})

it('rounds half to even in the database too', async () => {
  const [row] = await database.sql<Record<string, string>>(`select
    divide_half_even(5, 2) as a, divide_half_even(7, 2) as b, divide_half_even(1, 2) as c,
    divide_half_even(9, 4) as d, divide_half_even(11, 4) as e, divide_half_even(0, 3) as f`)
  expect(row).toEqual({ a: '2', b: '4', c: '0', d: '2', e: '3', f: '0' })
})

it('makes ids as RFC 9562 says, in the order of time', async () => {
  const rows = await database.sql<{ id: string }>(
    'select new_id() as id from generate_series(1, 200)',
  )
  for (const { id } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const made = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
    expect(Math.abs(made - Date.now())).toBeLessThan(60_000)
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(200)
})
