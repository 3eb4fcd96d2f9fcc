import { afterAll, beforeAll, expect, it } from 'vitest'
import { loansOnMap, openApp } from '../support/app/app.ts'
import { browserPath } from '../support/app/browser.ts'
import { expectFocusAtOnce } from '../support/app/keyboard.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

// Where something opens, the focus is there before the next key can come. Otherwise whoever is quick would press what they have left.

const it_ = it.skipIf(browserPath === undefined)

let world: World
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  await loansOnMap(world)
})
afterAll(() => world?.close())

it_('a screen', async () => {
  const { page, faults } = await openApp(world, '/app/borrow', { as: 'ada' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectFocusAtOnce(page.locator('header a[href="/app/wallet"]').first(), 'main')
  expect(faults).toEqual([])
})

it_('a loan on the map', async () => {
  const { page, faults } = await openApp(world, '/app/map', { as: 'ada' })
  await expectFocusAtOnce(page.getByRole('button', { name: /A boat engine/ }), '.loan-card')
  expect(faults).toEqual([])
})

it_('a step of a draft', async () => {
  const { id } = await loanTools(world, await world.token('ada')).newLoan()
  const { page, faults } = await openApp(world, `/app/borrow/${id}?step=terms`, { as: 'ada' })
  await expectFocusAtOnce(page.getByRole('link', { name: 'What for' }), '#step')
  expect(faults).toEqual([])
})
