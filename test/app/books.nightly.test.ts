import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../support/app/app.ts'
import { browserPath, patience } from '../support/app/browser.ts'
import { enter, expectFocus, tabTo, typed } from '../support/app/keyboard.ts'
import { expectSound, settled } from '../support/app/looks.ts'
import { startWorld } from '../support/world.ts'

// An operator who closes a month of the books by the keyboard alone, saves its journal, and reads the balances at the end of a day.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)('closes a month, and reads the trial balance: %o', patience, async (of) => {
  const world = await startWorld({ SANDBOX: 'on' })
  onTestFinished(() => world.close())
  const ada = await world.token('ada')
  await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 50 } })
  const admin = await world.token('operator', { scope: 'lending:admin' })
  await world.rest('POST', '/sandbox/clock', { token: admin, body: { advance: 'P40D' } })
  const { page, faults } = await openApp(world, '/app/operate/books', { ...of, as: 'operator' })
  const dialog = page.getByRole('dialog')
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }

  await page.locator('.balances').waitFor()
  const sums = await page.locator('.balances tfoot td').allInnerTexts()
  expect(sums[0]).toMatch(/^\$[1-9]/)
  expect(sums[1]).toBe(sums[0])
  await look('books')

  const months = page.locator('.records > li')
  const first = months.last()
  await enter(page, first.getByRole('button', { name: 'Close the month…' }))
  await expectFocus(page, dialog.getByLabel('Reason'))
  await typed(page, 'The month is checked')
  await tabTo(page, dialog.getByLabel('I am sure'))
  await page.keyboard.press('Space')
  await look('books-close')
  await enter(page, dialog.getByRole('button', { name: 'Close the month' }))
  await first.getByText(/^Closed on .* by /).waitFor()
  await expect(first.getByRole('button', { name: 'Close the month…' }).count()).resolves.toBe(0)

  for (const [format, content] of [
    ['CSV', /^"?day/],
    ['DATEV', /^"EXTF"/],
  ] as const) {
    const saved = page.waitForEvent('download')
    await enter(page, first.getByRole('button', { name: new RegExp(`^Journal .* as ${format}$`) }))
    expect(await readFile(await (await saved).path(), 'utf8')).toMatch(content)
  }

  await page.goto(`${world.url}/app/operate/books?day=2020-01-01`)
  await page.getByText('Balances at the end of Jan 1, 2020').waitFor()
  await expect(page.locator('.balances tfoot td').allInnerTexts()).resolves.toEqual(['$0', '$0'])
})
