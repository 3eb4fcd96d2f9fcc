import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../support/app/back-office.ts'
import { browserPath, everyJourney, patience } from '../support/app/browser.ts'
import { enter, expectFocus, tabTo, typed } from '../support/app/keyboard.ts'
import { expectSound, settled } from '../support/app/looks.ts'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { picture, wantsPictures } from '../support/pictures.ts'
import { startWorld, type World } from '../support/world.ts'

// Loans that need help, by keyboard alone, on a narrow phone too: whoever acts never loses their place, and is led to what is wrong.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [
  { theme: 'dark', phone: true, width: 360 },
  ...(everyJourney
    ? [{ theme: 'light' } as const, { theme: 'light', contrast: true } as const]
    : []),
]

let world: World
let loans: Record<string, string>
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({
    ...backOfficeSettings,
    DUE_DAY_CHANGES: '12',
    WITHDRAWAL_DAYS: '14',
    FEE_ORIGINATION_PERCENT: '2',
  })
  loans = (await openBackOffice(world)).ids
  await world.database.sql(
    `insert into charge (id, loan_id, number, kind, due_on, amount)
      select new_id(), loan_id, number, 'late_fee', due_on + 15, 1500 from instalment where loan_id = $1 and number <= 3`,
    [loans['A greenhouse']],
  )
})
afterAll(() => world?.close())

const card = (page: Page, title: string) =>
  page.locator('.card', { has: page.getByRole('heading', { name: title, exact: true }) })

async function look(name: string, page: Page, faults: readonly string[], of: Look) {
  await settled(page)
  await expectSound(name, page, faults)
  if (wantsPictures) await picture(page, name, of)
}

it_.each(looks)('an operator waives a charge: %o', patience, async (of) => {
  const { page, faults } = await openApp(world, `/app/operate/${loans['A greenhouse']}`, {
    ...of,
    as: 'operator',
  })
  const charges = card(page, 'Charges for paying late')
  const waive = charges.getByRole('button', { name: /^Waive: Late fee/ })
  await waive.first().waitFor()
  const before = await waive.count()
  await look('operate-charges', page, faults, of)
  await enter(page, waive)
  const dialog = page.getByRole('dialog')
  const act = dialog.getByRole('button', { name: 'Waive', exact: true })
  await enter(page, act)
  await expectFocus(page, dialog.getByLabel('Reason'))
  await typed(page, 'The post was on strike')
  await enter(page, act)
  await expectFocus(page, dialog.getByLabel('I am sure'))
  await page.keyboard.press('Space')
  await enter(page, act)
  await page.getByText('The charge is waived.').waitFor()
  await expect.poll(() => waive.count()).toBe(before - 1)
  await expectFocus(page)
})

it_.each(looks)(
  'a borrower moves the due day, and pays automatically: %o',
  patience,
  async (of) => {
    const { page, faults } = await openApp(world, `/app/borrow/${loans['A boat engine']}`, {
      ...of,
      as: 'ada',
    })
    const form = card(page, 'When you pay')
    const field = form.getByLabel('Day of the month')
    await tabTo(page, field)
    // It begins with the present day, which is selected.
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await form.locator('.refusal', { hasText: '1 to 31' }).waitFor()
    await expectFocus(page, field)
    await typed(page, '40')
    await page.keyboard.press('Enter')
    // It says the same as before. While that is on its way, Enter sends nothing else.
    const ask = form.getByRole('button', { name: 'See what it costs' })
    await expect.poll(() => ask.getAttribute('aria-busy')).toBe('false')
    await form.locator('.refusal', { hasText: /31/ }).waitFor()
    await expectFocus(page, field)
    const wanted = of.phone ? '20' : of.contrast ? '24' : '22'
    await typed(page, wanted)
    await page.keyboard.press('Enter')
    await form.getByText('more to pay in all').waitFor()
    await look('borrow-due-day', page, faults, of)
    await enter(page, form.getByRole('button', { name: `Move to day ${wanted}` }))
    await page.getByText(`Your payments move to day ${wanted} of the month.`).waitFor()
    await expectFocus(page, form.getByRole('heading'))
    const autopay = page.getByLabel('Take payments from my wallet')
    const was = await autopay.isChecked()
    // As the screen was opened first, with nothing of another's.
    expect(await autopay.evaluate((one) => getComputedStyle(one).appearance)).toBe(
      of.contrast ? 'auto' : 'none',
    )
    await page.keyboard.press('Shift+Tab')
    await expectFocus(page, autopay)
    await page.keyboard.press('Space')
    const told = page.getByText(was ? 'You now pay this loan by hand.' : 'Payments will be taken')
    const agree = page.getByRole('button', { name: 'Yes, take it' })
    // What is overdue would be taken at once, so that is asked first.
    await agree.or(told).first().waitFor()
    if (await agree.isVisible()) await enter(page, agree)
    await told.waitFor()
    await expectFocus(page, autopay)
    await world.database.sql(`set session_replication_role = replica;
    delete from plan_change where loan_id = '${loans['A boat engine']}'; reset session_replication_role`)
  },
)

it_.each(looks)('a borrower changes their mind: %o', patience, async (of) => {
  const id = await newLoan(`A kiln ${looks.indexOf(of)}`)
  const { page, faults } = await openApp(world, `/app/borrow/${id}`, { ...of, as: 'ada' })
  const withdraw = page.getByRole('button', { name: 'Withdraw from the loan' })
  await enter(page, withdraw)
  await expectFocus(page, page.getByRole('button', { name: 'Yes, withdraw from it' }))
  await look('borrow-withdraw', page, faults, of)
  await enter(page, page.getByRole('button', { name: 'Keep the loan' }))
  await expectFocus(page, withdraw)
  await page.keyboard.press('Enter')
  await expectFocus(page, page.getByRole('button', { name: 'Yes, withdraw from it' }))
  await page.keyboard.press('Enter')
  await page.getByText(/You withdrew from this loan on/).waitFor()
  await expect.poll(() => withdraw.count()).toBe(0)
  await expectFocus(page)
  await look('borrow-withdrawn', page, faults, of)
})

it_.each(looks)('an operator changes a plan, and undoes the change: %o', patience, async (of) => {
  const id = loans['Seed potatoes']
  const { page, faults } = await openApp(world, `/app/operate/${id}`, { ...of, as: 'operator' })
  const changes = card(page, 'Changes of the plan')
  const change = changes.getByRole('button', { name: 'Change the plan' })
  await change.waitFor()
  await enter(page, change)
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Pause', { exact: true }))
  // The last of the kinds: from the first, arrows lead around.
  await page.keyboard.press('ArrowUp')
  await expectFocus(page, dialog.getByLabel('A lower rate'))
  await page.keyboard.press('Tab')
  const rate = dialog.getByLabel('New rate in percent a year')
  await expectFocus(page, rate)
  await typed(page, '90')
  const show = dialog.getByRole('button', { name: 'Show what it would do' })
  await enter(page, show)
  await dialog.locator('.refusal', { hasText: '0 to 36 percent' }).waitFor()
  await expectFocus(page, rate)
  await typed(page, '6')
  await enter(page, show)
  await dialog.getByText('Total interest after').waitFor()
  await look('operate-plan-change', page, faults, of)
  const act = dialog.getByRole('button', { name: 'Change the plan' })
  await enter(page, act)
  await expectFocus(page, dialog.getByLabel('Reason'))
  await typed(page, 'She lost her job')
  await enter(page, act)
  await changes.getByText(/A rate of 6/).waitFor()
  await expectFocus(page)
  await enter(page, changes.getByRole('button', { name: /^Undo: A rate of 6/ }))
  const undo = dialog.getByRole('button', { name: 'Undo', exact: true })
  await enter(page, undo)
  await expectFocus(page, dialog.getByLabel('Reason'))
  await typed(page, 'She found another')
  await enter(page, undo)
  await changes.getByText(/undone on/).waitFor()
  await expectFocus(page)
  await world.database.sql(`set session_replication_role = replica;
    delete from plan_change where loan_id = '${id}'; reset session_replication_role`)
})

it_.each(looks)('an operator undoes a repayment: %o', patience, async (of) => {
  const amount = 12.34 + looks.indexOf(of)
  const token = await world.token('ada')
  const path = `/loans/${loans['A greenhouse']}/repayments`
  expect((await world.rest('POST', path, { token, body: { amount } })).status).toBe(201)
  const { page, faults } = await openApp(world, `/app/operate/${loans.ada}?tab=statement`, {
    ...of,
    as: 'operator',
  })
  const undo = page.getByRole('button', { name: new RegExp(`^Undo repayment paid of .${amount}`) })
  await undo.waitFor()
  await enter(page, undo)
  const dialog = page.getByRole('dialog')
  const act = dialog.getByRole('button', { name: 'Undo', exact: true })
  await enter(page, act)
  await expectFocus(page, dialog.getByLabel('Reason'))
  await typed(page, 'Her bank took it back')
  await enter(page, act)
  await expectFocus(page, dialog.getByLabel('I am sure'))
  await page.keyboard.press('Space')
  await look('operate-undo', page, faults, of)
  await enter(page, act)
  await page.getByText('The repayment is undone.').waitFor()
  await page.locator('.line', { hasText: `+$${amount}` }).waitFor()
  await expectFocus(page)
})

/** A loan of ada's that is paid out. */
async function newLoan(title: string): Promise<string> {
  const { newLoan: make, put, invest } = loanTools(world, await world.token('ada'))
  const { id } = await make({ title, amount_requested: 1000 })
  await put(id, { status: 'open' })
  const operator = await personOf(world, 'operator', { scope: 'lending:admin' })
  await operator.call('POST', `/operator/loans/${id}/approve`, { reason: 'As it should be' })
  await invest('lise', id, 1000)
  return id
}
