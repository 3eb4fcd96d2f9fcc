import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, tabTo, typed } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// A borrower who finds a small town by its name, with or without its accents, in another of its names, or not at all.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

let world: World
let token = ''
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  token = await world.token('ada')
})
afterAll(() => world?.close())

/** Types a town by the keyboard and chooses the first of its name; the page then says where it is. */
async function choose(page: Page, label: string, text: string, says: string): Promise<void> {
  const town = page.getByLabel(label)
  if (!(await town.evaluate((field) => field === document.activeElement))) await tabTo(page, town)
  await typed(page, text)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.seen').textContent()).toContain(says)
  await expectFocus(page, town)
}

it_.each(looks)('finds Faenza, Forlì and Ghent: %o', patience, async (of) => {
  const { id } = await loanTools(world, token).newLoan({ title: 'A kiln' })
  const { page, faults } = await openApp(world, `/app/borrow/${id}?step=place`, {
    ...of,
    as: 'ada',
  })
  await page.locator('.maplibregl-canvas').waitFor()
  const town = page.getByLabel('Find a town')
  const words = page.getByLabel('Describe the place')
  await choose(page, 'Find a town', 'Faenz', 'in or at Faenza, Italy')
  await expect.poll(() => town.inputValue()).toBe('Faenza, Italy')
  expect(await words.inputValue()).toBe('Faenza, Italy')
  await choose(page, 'Find a town', 'forli', 'in or at Forlì, Italy')
  await expect.poll(() => words.inputValue()).toBe('Forlì, Italy')
  await settled(page)
  await expectSound('place', page, faults)
  if (wantsPictures) await picture(page, 'borrow-place-forli', of)
  await choose(page, 'Find a town', 'Ghent', 'in or at Gent, Belgium')
  await typed(page, 'Xyzzyville')
  await page.getByText('Xyzzyville').waitFor()
  await expectSound('place of an unknown town', page, faults)
  if (wantsPictures) await picture(page, 'borrow-place-unknown', of)
  // What is in the field now names no town: the place stays where it was.
  await choose(page, 'Find a town', 'Faenza', 'in or at Faenza, Italy')
  await enter(page, page.getByRole('button', { name: 'Save and continue' }))
  await page.getByRole('heading', { level: 2, name: 'Check and publish', exact: true }).waitFor()
  const { loan } = (await world.rest('GET', `/loans/${id}`, { token })).body
  expect(loan.location_description).toBe('Faenza, Italy')
  expect(loan.location_latitude).toBeCloseTo(44.29, 1)
  expect(loan.location_longitude).toBeCloseTo(11.88, 1)
})

it_('loses no town that is typed and not chosen', patience, async () => {
  const { id } = await loanTools(world, token).newLoan({ title: 'A kiln' })
  const { page, faults } = await openApp(world, `/app/borrow/${id}?step=place`, { as: 'ada' })
  await page.locator('.maplibregl-canvas').waitFor()
  const town = page.getByLabel('Find a town')
  const save = page.getByRole('button', { name: 'Save and continue' })
  const check = page.getByRole('heading', { level: 2, name: 'Check and publish', exact: true })
  await town.fill('Springfield')
  await save.click()
  await page.getByText('Several towns are called “Springfield”.').waitFor()
  await expectFocus(page, town)
  expect(await town.inputValue()).toBe('Springfield')
  expect(await check.count()).toBe(0)
  await expectSound('place of several towns', page, faults)
  await town.fill('Faensa')
  await town.press('Tab')
  await page.getByText('No town is called “Faensa”.').waitFor()
  await page.getByRole('button', { name: 'Faenza, Italy' }).click()
  await expect.poll(() => town.inputValue()).toBe('Faenza, Italy')
  await town.fill('St. Gallen')
  await save.click()
  await check.waitFor()
  const { loan } = (await world.rest('GET', `/loans/${id}`, { token })).body
  expect(loan.location_description).toBe('Sankt Gallen, Switzerland')
  expect(loan.location_latitude).toBeCloseTo(47.42, 1)
})

it_('names towns and countries in German, on a narrow phone', patience, async () => {
  const say = (language: string) => world.rest('PUT', '/preferences', { token, body: { language } })
  await say('de')
  const { id } = await loanTools(world, token).newLoan({ title: 'A kiln' })
  const look = { theme: 'light', phone: true, width: 360 } as const
  const path = `/app/borrow/${id}?step=place`
  const { page, faults } = await openApp(world, path, { ...look, as: 'ada' })
  await page.locator('.maplibregl-canvas').waitFor()
  await choose(page, 'Ort suchen', 'Gent', 'Gent, Belgien')
  await settled(page)
  await expectSound('place in German', page, faults)
  if (wantsPictures) await picture(page, 'borrow-place-de', look)
  await say('en')
})
