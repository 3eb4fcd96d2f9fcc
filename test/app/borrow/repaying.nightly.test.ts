import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { ageLoan } from '../../support/market/travel.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

// A borrower who pays ahead, and one whose wallet lacks money for a payment.

const it_ = it.skipIf(browserPath === undefined)

let world: World
let token = ''
let loan = ''
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  token = await world.token('ada', { name: 'Ada Lovelace' })
  const { newLoan, put, invest } = loanTools(world, token)
  loan = (await newLoan({ title: 'Seed potatoes' })).id
  await put(loan, { status: 'open' })
  await invest('mary', loan, 1000)
  await ageLoan(world.database, loan, 20)
})
afterAll(() => world?.close())

const instalments = async (): Promise<Body[]> =>
  (await world.rest('GET', `/loans/${loan}/schedule`, { token })).body.schedule.instalments

it_(
  'the next payment, made a month early, is made: nothing is due on its day',
  patience,
  async () => {
    const { page, faults } = await openApp(world, '/app/wallet', { as: 'ada' })
    await page
      .getByText(/is due on your loans, starting on .+: leave enough in your wallet for it/)
      .waitFor()
    const [first] = await instalments()
    const body = { amount: first?.payment }
    expect((await world.rest('POST', `/loans/${loan}/repayments`, { token, body })).status).toBe(
      201,
    )
    await page.goto(`${world.url}/app/borrow/${loan}`)
    await page.getByRole('button', { name: /^Next payment/ }).click()
    const ahead = page.getByRole('radio', { name: /^pay the next instalments/ })
    await expect.poll(() => ahead.isChecked()).toBe(true)
    await page.getByText('saves nothing: interest goes on until each is due').waitFor()
    await page.getByRole('radio', { name: /^end the loan sooner ?saves \$/ }).waitFor()
    const saves = page.locator('.saves')
    await expect
      .poll(() => saves.textContent())
      .toMatch(/Your next payment is then \$.+, and not before/)
    await expectSound('borrow-pay-ahead', page, faults)
    await page.getByRole('button', { name: /^Repay \$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Repay more than is due?' })
    await dialog.getByText('paying early does not lower it').waitFor()
    await expectSound('borrow-pay-ahead-asked', page, faults)
    await dialog.getByRole('button', { name: /^Repay \$/ }).click()
    await page.getByText(/^You repaid \$/).waitFor()
    expect((await instalments()).slice(0, 3).map(({ status }) => status)).toEqual([
      'paid',
      'paid',
      'scheduled',
    ])
    await page
      .getByRole('link', { name: /^Receipt for/ })
      .first()
      .click()
    await page
      .getByText(/Later instalments were paid ahead|This payment covered 1 instalment in full/)
      .first()
      .waitFor()
    await expectSound('borrow-receipt-ahead', page, faults)
    expect(faults).toEqual([])
  },
)

it_('what the wallet lacks is added, and the amount is kept', patience, async () => {
  const { body } = await world.rest('GET', '/wallet', { token })
  const taken = { amount: body.wallet.available_balance - 10 }
  expect((await world.rest('POST', '/wallet/withdraw', { token, body: taken })).status).toBe(201)
  const { page, faults } = await openApp(world, `/app/borrow/${loan}`, { as: 'ada' })
  await page.getByLabel(/^Amount in/).fill('300')
  const add = page.getByRole('link', { name: 'Add money: $290' })
  await add.waitFor()
  expect(await page.locator('.saves').count()).toBe(0)
  await expectSound('borrow-lacking', page, faults)
  await add.click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add' }) })
  expect(await form.getByRole('textbox').inputValue()).toBe('290.00')
  await form.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('link', { name: 'Back to your payment' }).click()
  await page.getByText('Your wallet has $300 for it.').waitFor()
  expect(await page.getByLabel(/^Amount in/).inputValue()).toBe('300')
  await page
    .locator('.saves')
    .getByText(/Your next payment is then \$/)
    .waitFor()
  expect(faults).toEqual([])
})

it_('a payment whose outcome can’t be told says why, and waits for nothing', patience, async () => {
  const { page } = await openApp(world, '/app/wallet', { as: 'ada' })
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('previewRepayment') ? route.abort() : route.fallback(),
  )
  await page.goto(`${world.url}/app/borrow/${loan}`)
  await page.getByLabel(/^Amount in/).fill('5')
  const saves = page.locator('.saves')
  await saves.getByText('can’t be reached').waitFor()
  expect(await saves.getAttribute('aria-busy')).toBe('false')
  await page.unroute('**/graphql')
  await page.getByLabel(/^Amount in/).fill('6')
  await saves.getByText(/Your next payment is then|Then .+ is left/).waitFor()
})

it_(
  'all of it is what is owed when that is confirmed, and what came of it is in view',
  patience,
  async () => {
    const borrower = await world.token('hedy', { name: 'Hedy Lamarr' })
    const { newLoan, put, invest } = loanTools(world, borrower)
    const { id } = await newLoan({ title: 'A lathe' })
    await put(id, { status: 'open' })
    await invest('mary', id, 1000)
    const body = { amount: 100 }
    await world.rest('POST', '/wallet/deposit', { token: borrower, body })
    await ageLoan(world.database, id, 5)
    const { page } = await openApp(world, `/app/borrow/${id}`, { as: 'hedy', phone: true })
    await page.getByRole('button', { name: /^All of it/ }).click()
    await page.getByRole('button', { name: /^Repay \$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Repay the whole loan?' })
    await dialog.waitFor()
    // Midnight: another day of interest, which no event tells of.
    await ageLoan(world.database, id, 1)
    const confirm = dialog.getByRole('button', { name: /^Repay \$/ })
    await confirm.click()
    await dialog.getByText('has changed since you asked').waitFor()
    await confirm.click()
    const receipt = page.locator('.receipt')
    await receipt.getByText(/^You repaid \$/).waitFor()
    const { y = -1, height = 0 } = (await receipt.boundingBox()) ?? {}
    expect([y >= 0, y + height <= 844]).toEqual([true, true])
    const read = await world.rest('GET', `/loans/${id}`, { token: borrower })
    expect(read.body.loan.status).toBe('repaid')
  },
)

it_('what was due is paid elsewhere: the amount is removed, and it is said', patience, async () => {
  const borrower = await world.token('joan', { name: 'Joan Clarke' })
  const { newLoan, put, invest } = loanTools(world, borrower)
  const { id } = await newLoan({ title: 'A kiln' })
  await put(id, { status: 'open' })
  await invest('mary', id, 1000)
  await ageLoan(world.database, id, 32)
  const { page, faults } = await openApp(world, `/app/borrow/${id}`, { as: 'joan' })
  await page.getByRole('button', { name: /^Due now/ }).waitFor()
  const field = page.getByLabel(/^Amount in/)
  const due = await field.inputValue()
  expect(Number(due)).toBeGreaterThan(50)
  const path = `/loans/${id}/repayments`
  const body = { amount: Number(due) }
  expect((await world.rest('POST', path, { token: borrower, body })).status).toBe(201)
  await page
    .getByText(
      /^Nothing is due any more\. The amount that was in the field, \$.+, has been removed/,
    )
    .waitFor()
  expect(await field.inputValue()).toBe('')
  await expectSound('borrow-usual-ended', page, faults)
  await page.getByRole('button', { name: /^Next payment/ }).click()
  await expect.poll(() => page.getByText('Nothing is due any more.').count()).toBe(0)
  expect(faults).toEqual([])
})

it_('at 1280 pixels, no screen is cut off in the header, in German either', patience, async () => {
  const german = await world.token('emmy')
  await world.rest('PUT', '/preferences', { token: german, body: { language: 'de' } })
  const { page } = await openApp(world, '/app/borrow', { as: 'emmy', locale: 'de' })
  await page.getByRole('heading', { level: 1, name: 'Meine Kredite' }).waitFor()
  const wide =
    "(() => { const tabs = document.querySelector('.tabs'); return tabs.scrollWidth - tabs.clientWidth })()"
  expect(await page.evaluate(wide)).toBe(0)
})
