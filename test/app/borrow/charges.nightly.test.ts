import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { startWorld, type World } from '../../support/world.ts'

// What a borrower sees of charges for paying late, and how an operator waives them.

const it_ = it.skipIf(browserPath === undefined)

let world: World
/** A loan of ada's that is late, with a fee of 15.00, and one of 1 200.00, which one operator may not waive alone. */
let loan: string
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld(backOfficeSettings)
  const { ids } = await openBackOffice(world)
  loan = ids['A greenhouse'] ?? ''
  await world.database.sql(
    `insert into charge (id, loan_id, number, kind, due_on, amount)
      select new_id(), loan_id, number, 'late_fee', due_on + 15, case number when 1 then 1500 else 120000 end
      from instalment where loan_id = $1 and number < 3`,
    [loan],
  )
})
afterAll(() => world?.close())

const card = (page: Page) => page.locator('.card', { hasText: 'Charges for paying late' })

it_('an operator waives a late fee, and asks another one for a larger one', patience, async () => {
  const { page, faults } = await openApp(world, `/app/operate/${loan}`, { as: 'operator' })
  await page.locator('.facts', { hasText: 'Late charges' }).getByText('$1,215').waitFor()
  await card(page).getByText('Late fee for instalment 1').waitFor()
  const decide = async (name: RegExp, reason: string) => {
    await card(page).getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The borrower no longer owes').waitFor()
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByLabel('I am sure').check()
    await dialog.getByRole('button', { name: 'Waive', exact: true }).click()
  }
  await decide(/^Waive: Late fee for instalment 1, \$15/, 'The post was on strike')
  await page.getByText('The charge is waived.').waitFor()
  await card(page)
    .getByText(/\$15(\.00)? waived/)
    .waitFor()
  await card(page).getByText('“The post was on strike”').waitFor()
  await decide(/^Waive: Late fee for instalment 2/, 'A hardship')
  await page.getByText('another operator has to approve it').waitFor()
  await card(page).getByRole('link', { name: 'Waits for approval' }).click()
  const request = page.locator('.card', { hasText: 'A hardship' })
  await request.getByRole('heading', { name: 'Waive a charge' }).waitFor()
  await request.getByText('Late fee for instalment 2').waitFor()
  await request.getByRole('link', { name: 'A greenhouse' }).waitFor()
  expect(faults).toEqual([])
})

it_('its borrower reads what it costs, and why less of it is owed', patience, async () => {
  const { page, faults } = await openApp(world, `/app/borrow/${loan}`, { as: 'ada' })
  await page.getByText(/is due, \$1,200(\.00)? of late charges included/).waitFor()
  await card(page).getByText('Late fee for instalment 2').waitFor()
  await card(page).getByText('Instalment 2 was still unpaid on').waitFor()
  await card(page).getByText('“The post was on strike”').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(faults).toEqual([])
})
