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
      select new_id(), loan_id, number, 'late_fee', due_on + 15, 1500 from instalment where loan_id = $1 and number < 3`,
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
    await page.keyboard.press('Enter')
    await form.locator('.refusal', { hasText: '1 to 31' }).waitFor()
    await expectFocus(page, field)
    await typed(page, '40')
    await page.keyboard.press('Enter')
    await form.locator('.refusal', { hasText: /31/ }).waitFor()
    await expectFocus(page, field)
    const wanted = of.phone ? '20' : of.contrast ? '24' : '22'
    await typed(page, wanted)
    await page.keyboard.press('Enter')
    await form.getByText('in total interest').waitFor()
    await look('borrow-due-day', page, faults, of)
    await enter(page, form.getByRole('button', { name: `Move to day ${wanted}` }))
    await page.getByText(`Your payments move to day ${wanted} of the month.`).waitFor()
    await expectFocus(page, form.getByRole('heading'))
    const autopay = page.getByLabel('Take payments from my wallet')
    const was = await autopay.isChecked()
    await page.keyboard.press('Shift+Tab')
    await expectFocus(page, autopay)
    await page.keyboard.press('Space')
    await page
      .getByText(was ? 'You now pay this loan by hand.' : 'Payments will be taken')
      .waitFor()
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
