import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../support/app/back-office.ts'
import { browserPath, patience } from '../support/app/browser.ts'
import { startWorld, type World } from '../support/world.ts'

// What a borrower reads first who is late, or whose draft came back.

const it_ = it.skipIf(browserPath === undefined)

let world: World
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({ ...backOfficeSettings, SUPPORT_EMAIL: 'help@lending.example' })
  ids = (await openBackOffice(world)).ids
})
afterAll(() => world?.close())

it_(
  'a late loan leads: what is owed, what happens, how to pay, whom to write to',
  patience,
  async () => {
    const { page, faults } = await openApp(world, '/app/borrow', { as: 'ada', width: 360 })
    const first = page.locator('section', { has: page.getByRole('heading', { name: 'Overdue' }) })
    await first.getByText('A greenhouse').click()
    const card = page.locator('.owed-now .card')
    await card.getByRole('heading', { name: 'What is due now' }).waitFor()
    await card.getByText(/Instalment 1, due \w{3} \d+, 20\d\d/).waitFor()
    await card.getByText(/can go into default/).waitFor()
    const write = card.getByRole('link', { name: 'help@lending.example' })
    expect(await write.getAttribute('href')).toContain(
      `mailto:help@lending.example?subject=My%20loan`,
    )
    await card.getByRole('link', { name: /^Repay/ }).click()
    expect(await page.evaluate('document.activeElement.id')).toBe('repay')
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(faults).toEqual([])
  },
)

it_(
  'in German, in the dark, whoever gets a draft back reads why on top of it',
  patience,
  async () => {
    const operator = await world.token('operator', { scope: 'lending:admin' })
    const body = { reason: 'Which shop?' }
    const path = `/operator/loans/${ids.submitted}/return`
    expect((await world.rest('POST', path, { token: operator, body })).status).toBe(200)
    const { page, faults } = await openApp(world, '/app/borrow', { as: 'ada', theme: 'dark' })
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('link', { name: /A cold store/ }).click()
    await page.getByText(/zurückgegeben: „Which shop\?“/).waitFor()
    expect(faults).toEqual([])
  },
)
