import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { browserPath, patience } from '../support/app/browser.ts'
import { typed } from '../support/app/keyboard.ts'
import { loanTools } from '../support/market/loans.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { startWorld, type World } from '../support/world.ts'

// Every key that is pressed in a field stays in it, whatever it makes appear, change or disappear: a refusal, a preview, or what was saved.

const it_ = it.skipIf(browserPath === undefined)

let world: World
const ids = { open: '', active: '', draft: '' }
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  const { newLoan, put, invest } = loanTools(world, await world.token('ada', { name: 'Ada' }))
  const loan = async (title: string) => (await newLoan({ title })).id as string
  ids.active = await loan('Seed potatoes')
  await put(ids.active, { status: 'open' })
  await invest('mary', ids.active, 1000)
  ids.draft = await loan('A loom')
  ids.open = await loan('A kiln')
  await put(ids.open, { status: 'open' })
  await orderTools(world).standing('mary', 5000, { auto_invest_max_per_loan: 40 })
})
afterAll(() => world?.close())

/** The fields of a form, and the button that has it refuse what can't be read. */
const forms = [
  ['invest', 'mary', () => `/app/lend/${ids.open}`, /^Invest/, ['amount']],
  [
    'draft',
    'ada',
    () => `/app/borrow/${ids.draft}?step=terms`,
    'Save and continue',
    ['amountRequested', 'interestRate', 'repaymentPeriodMonths'],
  ],
  ['deposit', 'mary', () => '/app/wallet', 'Add', ['amount']],
  ['withdrawal', 'mary', () => '/app/wallet', /^Withdraw/, ['amount']],
  ['repayment', 'ada', () => `/app/borrow/${ids.active}`, /^Repay/, ['amount']],
  [
    'standing order',
    'mary',
    () => '/app/lend/order',
    'Save',
    ['autoInvestMaxPerLoan', 'autoInvestBudget', 'autoInvestPauseHours', 'maxTermMonths'],
  ],
] as const

it_.each(forms)('keeps every key: %s', patience, async (_name, as, path, button, names) => {
  const { page, faults } = await openApp(world, path(), { as })
  const form = page
    .locator('form:has(input[inputmode])')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
  for (const name of names) {
    const field = form.locator(`input[name=${name}]`)
    // As it was found, and once more after it was refused.
    await keepsKeys(page, field)
    await field.fill('x')
    await form.getByRole('button', { name: button }).click()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await keepsKeys(page, field)
  }
  expect(faults).toEqual([])
})

/** Types as fast as people do, and as slowly; takes back, types anew and pastes. */
async function keepsKeys(page: Page, field: Locator): Promise<void> {
  const { keyboard } = page
  const name = await field.getAttribute('name')
  const holds = async (value: string) =>
    expect({ name, value: await field.inputValue() }).toEqual({ name, value })
  await field.focus()
  for (const [delay, digits] of [
    [30, '333000'],
    [300, '100'],
  ] as const) {
    await keyboard.press('Control+A')
    await keyboard.press('Delete')
    for (const [at, key] of [...digits].entries()) {
      await keyboard.type(key, { delay })
      await holds(digits.slice(0, at + 1))
    }
    for (let left = digits.length - 1; left >= 0; left -= 1) {
      await keyboard.press('Backspace', { delay })
      await holds(digits.slice(0, left))
    }
    await keyboard.type('25', { delay })
    await holds('25')
    await typed(page, '12')
    await holds('12')
    await keyboard.press('Control+A')
    await keyboard.press('Control+C')
    await keyboard.press('End')
    await keyboard.press('Control+V')
    await keyboard.press('Control+V')
    await holds('121212')
  }
}
