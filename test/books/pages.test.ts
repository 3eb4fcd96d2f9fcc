import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepBooks } from '../../src/lending/books/keep.ts'
import { type Bookkeeping, keepTwoMonths, setClock } from '../support/market/books/bookkeeping.ts'
import { loanTools } from '../support/market/loans.ts'
import { examplesOf, expectAnswers } from '../support/shell-examples.ts'
import { startWorld, type World } from '../support/world.ts'

// What docs/closing-a-year.md and docs/doing-taxes.md have their readers type, at the beginning of January 2028.

let world: World
let books: Bookkeeping
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'year-'))
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
  const { ada, lena, olga } = books
  await setClock(world, '2027-03-05T10:00:00Z')
  await ada.call('POST', '/wallet/deposit', { amount: 100 })
  await ada.call('POST', `/loans/${books.loan}/repayments`, { amount: 900 })
  await setClock(world, '2027-12-20T10:00:00Z')
  const tools = loanTools(world, ada.token)
  const { id } = await tools.newLoan({ amount_requested: 500, interest_rate: 12 })
  await tools.put(id, { status: 'open' })
  await lena.call('POST', `/loans/${id}/invest`, { amount: 500 })
  await setClock(world, '2028-01-03T10:00:00Z')
  const { status } = await olga.call('POST', `/loans/${id}/repayments`, {
    amount: 100,
    value_date: '2027-12-30',
    reason: 'it had come to the old account',
  })
  expect(status).toBe(201)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const typed = async (page: string, token: string) => {
  const [first, ...others] = examplesOf([page])
  if (first === undefined) throw new Error(`${page} has no examples`)
  const start = `URL=${world.url}\nTOKEN=${token}\n`
  await expectAnswers(
    [first, ...others],
    (shell) => (shell === first.shell ? start : '') + shell,
    folder,
  )
  return others.length + 1
}

it('answers an accountant who closes a year as the page says', async () => {
  const { database } = world.gateway
  const currency = { code: 'USD', decimals: 2 }
  let isTyping = true
  // One run after the other, as the job.
  const keeping = async () => {
    for (; isTyping; await sleep(500)) await keepBooks({ database, currency })
  }
  const kept = keeping()
  try {
    expect(await typed('docs/closing-a-year.md', books.olga.token)).toBe(7)
  } finally {
    isTyping = false
    await kept
  }
})

it('answers a lender who does taxes as the page says', async () => {
  expect(await typed('docs/doing-taxes.md', books.lena.token)).toBe(4)
})
