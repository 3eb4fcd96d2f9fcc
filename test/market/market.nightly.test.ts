import { expect, it } from 'vitest'
import { chargeKinds } from '../../src/entities/loan/charge.ts'
import { runMarket } from '../support/market/market.ts'

const seed = Number(process.env.MARKET_SEED ?? Math.floor(Math.random() * 1_000_000))
/** The whole takes half an hour of a quiet machine: MARKET=full npx vitest run test/market/market.nightly.test.ts */
const size =
  process.env.MARKET === 'full'
    ? { people: 1_000, loans: 500, months: 36, seed }
    : { people: 50, loans: 40, months: 12, seed }

it(`a market of late, early and failing payers ends with right books (MARKET_SEED=${seed})`, async () => {
  const report = await runMarket(size)
  process.stdout.write(`${JSON.stringify({ ...size, ...report })}\n`)
  for (const work of [
    'expireLoans',
    'planLateLoans',
    'remindBorrowers',
    'defaultLoans',
    'freezeLate',
  ])
    expect(report[`${work} again`], `${work} a second time`).toBe(0)
  expect(report.cents).toBeGreaterThan(100_000)
  expect((report.published ?? 0) + (report['nobody may borrow'] ?? 0)).toBe(size.loans)
  expect(report.planLateLoans).toBeGreaterThan(0)
  expect(report.repaid).toBeGreaterThan(size.loans / 2)
  for (const kind of ['shorten', 'lower', 'advance'])
    expect(report[`prepaid to ${kind}`]).toBeGreaterThan(0)
  // In a small market, chance can leave these out.
  if (process.env.MARKET !== 'full') return
  for (const kind of ['refused as late', ...chargeKinds.map((one) => `${one} paid`)])
    expect(report[kind], kind).toBeGreaterThan(0)
}, 3_600_000)
