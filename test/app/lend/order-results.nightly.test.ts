import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { orderTools } from '../../support/market/standing-orders.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who reads what their standing order has done, beside its limits, and goes on to all of its investments.

const it_ = it.skipIf(browserPath === undefined)

let world: World
beforeAll(async () => {
  if (browserPath !== undefined) world = await startWorld()
})
afterAll(() => world?.close())

it_('says of what was given back that it was invested', async () => {
  const orders = orderTools(world)
  await orders.standing('lise', 200, { auto_invest_max_per_loan: 50 })
  const id = await orders.published('adam', { title: 'An oven', amount_requested: 200 })
  await orders.settled()
  await orders.withdrawn('adam', id)
  const { page } = await openApp(world, '/app/lend/order', { as: 'lise' })
  await page
    .getByText('It has invested $50 in 1 loan so far, and all of it was given back.')
    .waitFor()
  expect(await page.getByText('It has not invested anything yet.').count()).toBe(0)
})

it_.each([
  [
    'en',
    /^Your standing order is on but can’t invest: since .*, less than \$25, the smallest investment, has been left/,
    'Add money to your wallet',
  ],
  ['de', /^Ihr Anlageauftrag läuft, kann aber nichts anlegen: Seit dem /, 'Geld einzahlen'],
] as const)('says that it is out of money, and where to add some: %s', patience, async (...row) => {
  const [language, said, add] = row
  const lender = `mona-${language}`
  await orderTools(world).standing(lender, 20, { language })
  const look = { phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/lend/order', { ...look, as: lender })
  await page.getByText(said).waitFor()
  await settled(page)
  await expectSound(`an order without money, ${language}`, page, faults)
  await page.goto(`${world.url}/app/portfolio`)
  await page.getByText(said).waitFor()
  const token = await world.token(lender)
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 5 } })
  await expect.poll(() => page.getByText(said).count()).toBe(0)
  await world.rest('POST', '/wallet/withdraw', { token, body: { amount: 5 } })
  await page.getByText(said).getByRole('link', { name: add }).click()
  await page.waitForURL('**/app/wallet')
})

it_.each([
  [
    'en',
    'What it has done so far',
    'in 1 loan',
    /Its limits.*Of that, still free\$60/,
    'All its investments',
  ],
  [
    'de',
    'Was er bisher angelegt hat',
    'in 1 Kredit',
    /Seine Grenzen.*Davon noch frei60/,
    'Alle seine Anlagen',
  ],
] as const)('shows what a standing order has done: %s', patience, async (...row) => {
  const [language, heading, count, left, all] = row
  const lender = `lena-${language}`
  const orders = orderTools(world)
  const limits = { auto_invest_max_per_loan: 40, auto_invest_budget: 100, language }
  await orders.standing(lender, 200, limits)
  await orders.published(`ada-${language}`, { title: `A kiln ${language}`, amount_requested: 200 })
  await orders.settled()
  const look = { phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/lend/order', { ...look, as: lender })
  const card = page.locator('.card', { has: page.getByRole('heading', { name: heading }) })
  await card.getByText(count).waitFor()
  expect(await card.textContent()).toMatch(left)
  await card.getByRole('link', { name: `A kiln ${language}` }).waitFor()
  await settled(page)
  await expectSound(`order results, ${language}`, page, faults)
  // A stopped order has no limits that it goes on within. The other language's loans are not for it, either.
  await world.database.sql('update preferences set auto_invest_enabled = false')
  await page.reload()
  await card.getByText(count).waitFor()
  expect(await card.textContent()).not.toMatch(left)
  await card.getByRole('link', { name: all }).click()
  await expect.poll(() => page.locator('.lines > li').count()).toBe(1)
})
