import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { startWorld, type World } from '../../support/world.ts'

// The back office by keyboard: a key searches, digits and letters open its pages, others go through a list, and one lists them.

const it_ = it.skipIf(browserPath === undefined)

let world: World
beforeAll(async () => {
  if (browserPath !== undefined) world = await startWorld()
})
afterAll(() => world?.close())

it_(
  'an operator searches, changes pages and lists the keys without a mouse',
  patience,
  async () => {
    const { page, faults } = await openApp(world, '/app/operate', { as: 'operator' })
    const focused = () => page.evaluate('document.activeElement.name')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('2')
    await page.waitForURL('**/app/operate/members')
    await page.keyboard.press('3')
    await page.waitForURL('**/app/operate/loans')
    await page.keyboard.press('b')
    await page.waitForURL('**/app/operate/books')
    await page.getByRole('heading', { level: 1, name: 'Books' }).waitFor()
    // What is typed at once arrives, although the search is on another page.
    await page.keyboard.type('/abcdefgh2')
    await page.waitForURL('**/app/operate/members')
    await expect.poll(focused).toBe('q')
    expect(await page.evaluate('document.activeElement.value')).toBe('abcdefgh2')
    await page.getByRole('link', { name: 'Loans', exact: true }).click()
    await page.waitForURL('**/app/operate/loans')
    await page.keyboard.press('/')
    await expect.poll(focused).toBe('q')
    // In a field, keys are what is typed.
    await page.keyboard.type('2?')
    expect(await page.evaluate('document.activeElement.value')).toBe('2?')
    await page.keyboard.type('jt')
    expect(await page.evaluate('document.activeElement.value')).toBe('2?jt')
    await page.keyboard.press('Tab')
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keys' })
    await list.getByText('Search').waitFor()
    await list.getByText('Take the chosen item of the worklist').waitFor()
    await list.getByText('Put away: all chosen items').waitFor()
    await list.getByLabel('Use these keys').uncheck()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await page.keyboard.press('2')
    expect(page.url()).toContain('/operate/loans')
    expect(faults).toEqual([])
  },
)

it_('an operator goes through the worklist, takes a line and opens it', patience, async () => {
  const office = await startWorld(backOfficeSettings)
  onTestFinished(() => office.close())
  await openBackOffice(office)
  const { page, faults } = await openApp(office, '/app/operate', { as: 'operator' })
  await page.setViewportSize({ width: 1366, height: 768 })
  const rows = page.locator('.work > .record')
  await expect.poll(() => rows.count()).toBe(6)
  const chosen = () =>
    page.evaluate<number>(
      `[...document.querySelectorAll('.work > .record')].findIndex((one) => one.contains(document.activeElement))`,
    )
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('j')
  expect(await chosen()).toBe(0)
  await press('k')
  expect(await chosen()).toBe(0)
  await press('j', 'ArrowDown', 'j', 'ArrowUp')
  expect(await chosen()).toBe(2)
  await settled(page)
  await expectSound('worklist-chosen', page, faults)
  // Some are in view at once, on a small screen, too; six take less than half of it.
  const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(384)
  expect(await page.evaluate('scrollY')).toBe(0)
  expect((await rows.nth(2).boundingBox())?.y).toBeLessThan(768 - 62)
  await page.setViewportSize({ width: 1024, height: 768 })
  const fifth = await rows.nth(4).boundingBox()
  expect((fifth?.y ?? 768) + (fifth?.height ?? 0)).toBeLessThan(768 - 30)
  await page.setViewportSize({ width: 1366, height: 768 })

  const third = rows.nth(2)
  await third.getByRole('button', { name: /^Take it/ }).waitFor()
  await press('t')
  await third.getByText('Yours').waitFor()
  expect(await chosen()).toBe(2)
  expect(page.url()).toMatch(/\/operate$/)
  const address = await third.getByRole('link').first().getAttribute('href')
  await press('Enter')
  await page.waitForURL(`**${address}`)
  // Back from it, the list goes on where it was left.
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(6)
  await press('k')
  expect(await chosen()).toBe(2)
  await press('a')
  await page.waitForURL('**/operate/trail')
  expect(faults).toEqual([])
})
