import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { browserPath, patience } from '../support/app/browser.ts'
import { startWorld, type World } from '../support/world.ts'

// The back office by keyboard: a key searches, digits and letters open its pages, and one lists them.

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
    await page.keyboard.press('Tab')
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keys' })
    await list.getByText('Search').waitFor()
    await list.getByLabel('Use these keys').uncheck()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await page.keyboard.press('2')
    expect(page.url()).toContain('/operate/loans')
    expect(faults).toEqual([])
  },
)
