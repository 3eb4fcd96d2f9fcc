import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, tabTo, typed } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { startWorld } from '../../support/world.ts'

// An operator who closes months of the books by the keyboard alone, saves the journal of one, looks into an account, and reads the balances at the end of a day.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)('closes a month, and reads the trial balance: %o', patience, async (of) => {
  const world = await startWorld({ SANDBOX: 'on' })
  onTestFinished(() => world.close())
  const ada = await world.token('ada')
  await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 50 } })
  const admin = await world.token('operator', { scope: 'lending:admin' })
  const move = async (body: object) => {
    await world.rest('POST', '/sandbox/clock', { token: admin, body })
    const clock = async () =>
      (await world.rest('GET', '/sandbox/clock', { token: admin })).body.clock
    await expect.poll(async () => (await clock()).ready_at, { timeout: 120_000 }).toBe(null)
  }
  // The last month that is over can't be closed in the first minutes after it.
  const today = new Date()
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1, 0, 3)
  await move({ to: new Date(month).toISOString() })
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
  const together = page.getByRole('button', { name: /^Close up to here: / })
  await enter(page, together)
  await expectFocus(page, dialog.getByLabel('Reason'))
  await dialog.getByText(/^These months will be closed, one after the other: \w+ \d{4}, /).waitFor()
  await typed(page, 'Both are checked')
  await tabTo(page, dialog.getByLabel('I am sure'))
  await page.keyboard.press('Space')
  await enter(page, dialog.getByRole('button', { name: 'Close up to here' }))
  await dialog.getByText(/^1 month was closed\. \w+ \d{4} can’t be closed: The month /).waitFor()
  await look('books-stopped')
  await page.keyboard.press('Escape')
  await months
    .last()
    .getByText(/^Closed on .* by /)
    .waitFor()
  await expect(together.count()).resolves.toBe(0)

  await move({ advance: 'P1D' })
  await page.reload()
  const first = months.nth(1)
  await first.getByRole('button', { name: 'Close the month…' }).waitFor()
  await page.locator('.balances').waitFor()
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

  await enter(page, page.locator('.balances').getByRole('link', { name: '1700' }))
  const account = page.getByRole('region', { name: /^Lines of 1700/ })
  await page.getByRole('heading', { name: '1700 Wallets: available' }).waitFor()
  await page
    .locator('.facts', { hasText: 'Balance after' })
    .getByText(/ credit$/)
    .last()
    .waitFor()
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await enter(page, page.getByRole('button', { name: 'Show', exact: true }))
  await account
    .getByRole('row', { name: /Deposit/ })
    .first()
    .waitFor()
  // Whose it is, and where it came from.
  const deposit = account.getByRole('row', { name: /Deposit/ }).first()
  await deposit.getByRole('link', { name: '1220' }).waitFor()
  await deposit.getByText('Money received and paid outside the bank account').waitFor()
  expect(await deposit.locator('.about a').count()).toBeGreaterThan(0)
  await look('books-account')
  const saved = page.waitForEvent('download')
  await enter(page, page.getByRole('button', { name: /^CSV: account 1700/ }))
  const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
  const total = await page.getByText(/^\d+ lines?$/).textContent()
  expect(lines.length - 1).toBe(Number.parseInt(total ?? '', 10))
  expect(lines.at(-1)).toContain(',1700,')

  await page.goto(`${world.url}/app/operate/books?day=2020-01-01`)
  await page.getByText('Balances at the end of Jan 1, 2020').waitFor()
  // Both sides, without the memorandum accounts and with them.
  const totals = await page.locator('.balances tfoot td').allInnerTexts()
  expect(totals).toEqual(['$0.00', '$0.00', '$0.00', '$0.00'])

  // The trail says which month it was, and why.
  await page.goto(`${world.url}/app/operate/trail?act=closePeriod&outcome=done`)
  const entry = page.locator('.entry').first()
  await entry.getByText('“The month is checked”').waitFor()
  await entry.getByText(/^\w+ \d{4}$/).waitFor()
})
