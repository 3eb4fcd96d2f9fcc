import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { freezeLate } from '../../../src/lending/late/borrower.ts'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound } from '../../support/app/looks.ts'
import { platformOn } from '../../support/market/books/ledger.ts'
import { loanTools } from '../../support/market/loans.ts'
import { ageLoan } from '../../support/market/travel.ts'
import { startWorld, type World } from '../../support/world.ts'

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
    await card.getByText(/the loan goes into default/).waitFor()
    const write = card.getByRole('link', { name: 'help@lending.example' })
    expect(await write.getAttribute('href')).toBe('mailto:help@lending.example')
    await card.getByRole('link', { name: 'Ask for help' }).click()
    const help = page.locator('.card', {
      has: page.getByRole('heading', { name: /A payment on your loan “A greenhouse” is late/ }),
    })
    await help.getByText(/^If the loan is still late on \w{3} \d+, 20\d\d/).waitFor()
    await help.getByLabel('What happened, and what would you like').fill('From March on.')
    expect(await help.textContent()).toMatch(/Its number[\da-f-]{36}Your member number[\da-f-]{36}/)
    await expectSound('help', page, faults)
    await help.getByRole('link', { name: 'Repay it, or a part of it' }).click()
    const extra = page.locator('.card', { hasText: 'Extra interest because of late payments' })
    await extra.getByText('Interest on instalment 1').waitFor()
    await extra
      .getByText(/since \w{3} \d+, 20\d\d, on \$[\d.,]+ of unpaid principal, at [\d.]+% a year/)
      .first()
      .waitFor()
    await page.getByLabel('Amount in USD').fill('1')
    const all = card.getByRole('button', { name: /^Pay everything overdue: \$/ })
    const [, owed = ''] = /\$([\d,.]+)$/.exec((await all.textContent()) ?? '') ?? []
    await all.click()
    await page.waitForFunction("document.activeElement.matches('#repay [type=submit]')")
    expect(Number(await page.getByLabel('Amount in USD').inputValue())).toBe(
      Number(owed.replaceAll(',', '')),
    )
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(faults).toEqual([])
  },
)

it_(
  'a late loan that is paused says so first, and what that means; its borrower asks for another plan with days',
  patience,
  async () => {
    const token = await world.token('operator', { scope: 'lending:admin' })
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const body = { kind: 'interest_pause', from: inDays(0), to: inDays(30), reason: 'Flood' }
    const path = `/operator/loans/${ids['A greenhouse']}/plan-changes`
    expect((await world.rest('POST', path, { token, body })).status).toBe(201)
    const { page, faults } = await openApp(world, `/app/borrow/${ids['A greenhouse']}`, {
      as: 'ada',
      width: 360,
    })
    await page.getByText(/^Your plan is paused until .* What is overdue can wait/).waitFor()
    await page.locator('.tag', { hasText: /^Pause until/ }).waitFor()
    const card = page.locator('.owed-now .card')
    await card.getByRole('heading', { name: 'What is overdue' }).waitFor()
    await card.getByText(/Days during a pause don’t count/).waitFor()
    expect(await card.getByText('If you can’t pay it').count()).toBe(0)
    await page.getByText(/until .*, this interest does not grow/).waitFor()
    await page.getByText(/assume that, on that day, you pay what is overdue/).waitFor()
    await expectSound('paused-while-late', page, faults)
    await page.getByRole('link', { name: 'Ask for another plan' }).click()
    await page.getByLabel('Pause the payments').check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Choose today or a later day.').waitFor()
    await page.getByLabel('First day of the pause').fill(inDays(40))
    await page.getByLabel('Last day of the pause').fill(inDays(70))
    await expectSound('another-plan', page, faults)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator('.words', { hasText: /^I would like to pause the payments from/ }).waitFor()
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

it_(
  'an open loan of a late borrower says that it takes no investments, and what has to be paid first',
  patience,
  async () => {
    const strict = await startWorld({ LOAN_REVIEW: '0' })
    onTestFinished(() => strict.close())
    const ada = await strict.token('ada', { name: 'Ada Lovelace' })
    const { newLoan, put, invest } = loanTools(strict, ada)
    const publish = async (title: string) => {
      const { id } = await newLoan({ title, amount_requested: 1200 })
      await put(id, { status: 'open' })
      return String(id)
    }
    const late = await publish('A greenhouse')
    const open = await publish('A loom')
    await invest('mary', late, 1200)
    const barn = await publish('A barn')
    await invest('mary', open, 300)
    await invest('mary', barn, 200)
    await ageLoan(strict.database, late, 40)
    await freezeLate(platformOn(strict.gateway.database))

    const own = await openApp(strict, '/app/borrow', { as: 'ada', width: 360 })
    await own.page.getByRole('link', { name: /A loom.*Paused.*Takes no investments/ }).click()
    await own.page.getByText('Lenders can’t invest in it until you have paid').waitFor()
    expect(await own.page.getByText(/days left/).count()).toBe(0)
    const debt = own.page.getByRole('link', { name: /^\$\d[\d.,]* for “A greenhouse”$/ })
    expect(await debt.getAttribute('href')).toBe(`/app/borrow/${late}`)
    await expectSound('borrow-paused', own.page, own.faults)
    await own.page.goto(`${strict.url}/app/borrow/new`)
    await own.page.getByText('You can prepare a draft, but before you can publish it').waitFor()
    // Beside the button that publishes, and instead of it.
    const { id: draft } = await newLoan({ title: 'A well' })
    const asked = { topic: 'loan', subject_id: draft, message: 'Please enter a credit score.' }
    const { status } = await strict.rest('POST', '/help-requests', { token: ada, body: asked })
    expect(status).toBe(201)
    await own.page.goto(`${strict.url}/app/borrow/${draft}?step=check`)
    await own.page.getByText(/^You asked for help on .+ is waiting for an answer/).waitFor()
    await own.page.getByText('You can prepare a draft, but before you can publish it').waitFor()
    expect(await own.page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0)
    await expectSound('draft-of-late-borrower', own.page, own.faults)
    await debt.click()
    await own.page.getByRole('heading', { name: 'What is due now' }).waitFor()

    const inbox = await openApp(strict, '/app/inbox', { as: 'mary', width: 360 })
    const notice = inbox.page.locator('.message', { hasText: 'Funding of 2 loans is paused' })
    await notice.getByText(/Your \$500(\.00)? in all stays held/).waitFor()
    await notice.getByRole('button', { name: 'See the 2 loans' }).click()
    await notice.getByRole('link', { name: 'A loom' }).waitFor()
    await expectSound('inbox-of-several', inbox.page, inbox.faults)
    await notice.getByRole('link', { name: 'A barn' }).click()
    await inbox.page.getByRole('heading', { name: 'A barn', level: 1 }).waitFor()

    const others = await openApp(strict, `/app/lend/${open}`, { as: 'grace', theme: 'dark' })
    const { page } = others
    await page.getByRole('heading', { name: 'This loan takes no investments for now' }).waitFor()
    expect(await page.getByRole('button', { name: 'Invest' }).count()).toBe(0)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await page.getByRole('heading', { name: 'können Sie zurzeit nicht anlegen' }).waitFor()
    await expectSound('lend-paused', page, others.faults)
  },
)
