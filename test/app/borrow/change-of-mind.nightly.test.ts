import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)

let world: World
let loan: string
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({ WITHDRAWAL_DAYS: '14', FEE_ORIGINATION_PERCENT: '2' })
  const { newLoan, put, invest } = loanTools(world, await world.token('ada'))
  const { id } = await newLoan({ title: 'A kiln' })
  await put(id, { status: 'open' })
  await invest('lena', id, 1000)
  loan = id
})
afterAll(() => world?.close())

it_('a borrower withdraws from a loan, and reads by when to repay it', patience, async () => {
  const { page, faults } = await openApp(world, `/app/borrow/${loan}`, { as: 'ada' })
  await page.getByRole('button', { name: 'Withdraw from the loan' }).click()
  await page.getByRole('button', { name: 'Keep the loan' }).click()
  await page.getByRole('button', { name: 'Withdraw from the loan' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw from it' }).click()
  await page.getByText(/You withdrew from this loan on .* today that is \$1,000/).waitFor()
  expect(await page.getByRole('button', { name: 'Withdraw from the loan' }).count()).toBe(0)
  expect(faults).toEqual([])
})
