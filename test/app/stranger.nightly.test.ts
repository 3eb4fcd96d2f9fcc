import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { browserPath } from '../support/app/browser.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

// Somebody who is new here asks for a loan: what they share, what they are told of its price, and of themselves.

const it_ = it.skipIf(browserPath === undefined)

let world: World
let token = ''
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({ TAX_COUNTRY: 'us' })
  token = await world.token('ada', { name: 'Ada Lovelace' })
})
afterAll(() => world?.close())

const place = { location_latitude: 44.058, location_longitude: 12.565 }
const terms = { amount_requested: 1200, interest_rate: 9.25, repayment_period_months: 12 }
const rest = (method: string, path: string, body?: object) =>
  world.rest(method, path, { token, ...(body && { body }) })
async function draft(more: object = {}): Promise<string> {
  const body = { title: 'Seed potatoes', currency: 'USD', ...terms, ...place, ...more }
  return (await rest('POST', '/loans', body)).body.loan.id
}
const factOf = (page: Page, name: string) =>
  page.locator('.facts').getByText(name, { exact: true }).locator('xpath=..').textContent()

/** What is answered while the database is away. */
const notNow = JSON.stringify({
  data: null,
  errors: [{ message: 'Not now.', path: ['me'], extensions: { code: 'UNAVAILABLE' } }],
})

it_('the link to the map names the point that others see', async () => {
  const id = await draft({ description: 'Ten sacks.', purpose: 'agriculture' })
  await loanTools(world, token).put(id, { status: 'open' })
  const seen = await world.rest('GET', `/loans/${id}`, { token: await world.token('mary') })
  const { location_latitude, location_longitude } = seen.body.loan
  const { page, faults } = await openApp(world, `/app/borrow/${id}`, { as: 'ada' })
  const link = page.getByRole('link', { name: 'See it on the map, as others do' })
  const address = String(await link.getAttribute('href'))
  expect(address).not.toContain('at=44.058,12.565')
  expect(address).toContain(`at=${location_latitude},${location_longitude},11`)
  // There is no fee here that it could include.
  await page.locator('.facts').getByText('APR', { exact: true }).waitFor()
  expect(await factOf(page, 'Monthly payment')).toMatch(/\$105\.\d\d/)
  expect(await factOf(page, 'Open to lenders until')).toMatch(/20\d\d/)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Lenders will not see it any more').waitFor()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByRole('button', { name: 'Ask again with these terms' }).click()
  await page.getByRole('heading', { level: 2, name: 'Check and publish' }).waitFor()
  expect(new URL(page.url()).pathname).not.toContain(id)
  // Lenders miss an income and an identity, and the borrower is told so.
  await page.getByText('Lenders will see “Not scored”').waitFor()
  await page.getByText('Lenders will see “Identity: not verified”').waitFor()
  await page.getByRole('link', { name: 'Enter your income in your profile' }).click()
  await page.getByLabel(/^Income a month/).fill('3000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Whoever came from the draft goes on with it.
  await page.getByRole('heading', { level: 2, name: 'Check and publish' }).waitFor()
  await page.getByText('Read the key facts before you publish').click()
  await page.locator('details .facts').getByText('$1,200', { exact: true }).first().waitFor()
  expect(await page.locator('details').first().textContent()).not.toContain('USD')
  expect(faults).toEqual([])
})

it_('the price comes before the title, and on a phone before publishing', async () => {
  const { page, faults } = await openApp(world, '/app/borrow/new', { as: 'ada', phone: true })
  await page.getByRole('link', { name: 'Amount and terms' }).click()
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1200')
  await page.locator('.quote').getByText('a month').waitFor()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'Place' }).waitFor()
  await page.getByRole('link', { name: 'Check and publish' }).click()
  await page.getByText('Before you can publish, this is still missing:').waitFor()
  // What is entered is not missing.
  expect(await page.locator('.notice a').allTextContents()).toEqual([
    'Title',
    'Purpose',
    'In your words',
  ])
  // What only this browser has is among the loans all the same.
  await page.goto(`${world.url}/app/borrow`)
  await page.getByText('a title is missing').click()
  await page.getByRole('link', { name: 'Check and publish' }).click()
  await page.getByRole('link', { name: 'Title', exact: true }).click()
  const focused = () => page.evaluate('document.activeElement.name')
  await expect.poll(focused).toBe('title')
  await page.keyboard.type('A cow')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect.poll(() => page.url()).not.toContain('/borrow/new')
  // Nothing can be published before all is there, and each link leads to its field.
  await page.getByRole('link', { name: 'Check and publish' }).click()
  await page.getByText('Before you can publish, this is still missing:').waitFor()
  const publish = page.getByRole('button', { name: 'Publish' })
  expect(await publish.count()).toBe(0)
  await page.getByRole('link', { name: 'In your words', exact: true }).click()
  await expect.poll(focused).toBe('description')
  await page.keyboard.type('For milk.')
  await page.getByRole('radio', { name: 'Agriculture' }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'Amount and terms' }).waitFor()
  await page.getByRole('link', { name: 'Check and publish' }).click()
  await publish.waitFor()
  const [price, button] = [page.locator('.quote'), publish].map((one) => one.boundingBox())
  expect((await price)?.y).toBeLessThan((await button)?.y ?? 0)
  expect(faults).toEqual([])
})

it_('a change of another window is told, field by field', async () => {
  const id = await draft({ title: 'Two goats' })
  const { page, faults } = await openApp(world, `/app/borrow/${id}?step=terms`, { as: 'ada' })
  await page.getByLabel('Amount in USD').waitFor()
  const { version } = (await rest('GET', `/loans/${id}`)).body.loan
  await rest('PATCH', `/loans/${id}`, { amount_requested: 900, version })
  await page.getByText('Amount: $900 (before: $1,200)').waitFor()
  expect(faults).toEqual([])
})

it_('what was paid in a year is with the documents', async () => {
  const { page, faults } = await openApp(world, '/app/documents', { as: 'ada' })
  await page.getByText(/^Interest paid on your own loans/).waitFor()
  expect(faults).toEqual([])
})

it_('the language in which somebody uses the app becomes theirs', async () => {
  const who = await world.token('greta')
  const language = async () =>
    (await world.rest('GET', '/preferences', { token: who })).body.preferences
  expect(await language()).toMatchObject({ language: 'en', language_chosen: false })
  const { page } = await openApp(world, '/app/borrow', { as: 'greta', locale: 'de-DE' })
  await page.getByText('Sie haben noch keinen Kredit angefragt').waitFor()
  await expect.poll(language).toMatchObject({ language: 'de-DE', language_chosen: true })
  await page.goto(`${world.url}/app/inbox`)
  await page.getByText('Auch Benachrichtigungen und E-Mails sind in dieser Sprache').waitFor()
})

it_('somebody new types a name, and has an account', async () => {
  const { page, faults } = await openApp(world, '/app/')
  await page.getByLabel('Or sign in as somebody new. Your name').fill('Maria Rossi')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // Who is new says what they have come for.
  await page.getByRole('link', { name: 'I want to lend' }).waitFor()
  await page.getByRole('link', { name: 'I want to borrow' }).click()
  await page.getByLabel('Title').waitFor()
  await page.goto(`${world.url}/app/profile`)
  await expect.poll(() => page.getByLabel('Name').first().inputValue()).toBe('Maria Rossi')
  expect(faults).toEqual([])
})

it_('an answer that did not come is no fault of the page', async () => {
  const { page, faults } = await openApp(world, '/app/profile', { as: 'ada' })
  await page.getByLabel('Name').first().waitFor()
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: notNow }),
  )
  await page.getByRole('link', { name: 'Borrow' }).first().click()
  await page.getByText('Not now.').first().waitFor()
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([])
})

it_('nor is one for a part of the page, which stands without it', async () => {
  const id = await draft({ description: 'Ten sacks.', purpose: 'agriculture' })
  await loanTools(world, token).put(id, { status: 'open' })
  const { page, faults } = await openApp(world, '/app/', { as: 'mary' })
  await page.route('**/graphql', (route) =>
    /query (?:Borrowing|StandingOrder)\b/.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 503, contentType: 'application/json', body: notNow })
      : route.continue(),
  )
  await page.goto(`${world.url}/app/lend/${id}`)
  await page.getByText('Member since').waitFor()
  await page.goto(`${world.url}/app/lend/order`)
  await page.getByText('Not now.').first().waitFor()
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([])
})

it_('what is asked of the platform is written already, about the draft', async () => {
  const id = await draft({ description: 'Ten sacks.', purpose: 'agriculture' })
  const path = `/app/borrow/${id}?step=check`
  const { page, faults } = await openApp(world, path, { as: 'ada', width: 360 })
  await page.getByRole('link', { name: 'Ask the platform for it' }).click()
  const words = page.getByLabel('What happened, and what would you like')
  await expect.poll(() => words.inputValue()).toMatch(/^The platform has no credit score of mine/)
  expect(await page.getByRole('radio', { name: /Seed potatoes/ }).isChecked()).toBe(true)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  const German = page.getByLabel('Was ist passiert')
  await expect.poll(() => German.inputValue()).toMatch(/^Von mir ist noch kein Bonitätswert/)
  await page.getByRole('button', { name: 'Absenden', exact: true }).click()
  await page.locator('.card li').getByText('Von mir ist noch kein Bonitätswert').waitFor()
  await expect.poll(() => German.inputValue()).toBe('')
  const asked = await rest('GET', '/help-requests')
  expect(asked.body.help_requests[0]).toMatchObject({ topic: 'loan', loan_id: id })
  expect(faults).toEqual([])
})

it_('whoever has never borrowed learns how it works, with this platform’s own prices', async () => {
  const { page, faults } = await openApp(world, '/app/', { as: 'somebody-new', width: 360 })
  const guide = page.getByRole('link', { name: 'How borrowing works here' })
  await guide.click()
  await page.getByRole('heading', { name: 'What others see' }).waitFor()
  const text = () => page.locator('main').textContent()
  const { platform } = (
    await world.graphql(token, '{ platform { loanAmountMin fundingWindowDays defaultAfterDays } }')
  ).body.data
  await expect.poll(text).toContain(`${platform.fundingWindowDays} days to invest`)
  expect(await text()).toContain(`A loan that is ${platform.defaultAfterDays} days late`)
  expect(await text()).toContain(`$${Number(platform.loanAmountMin)} to `)
  await page.locator('.facts').getByText('You pay back in all').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  await guide.click()
  await page.getByRole('link', { name: 'Ask for a loan' }).click()
  await page.getByRole('heading', { level: 2, name: 'What for' }).waitFor()
  expect(faults).toEqual([])
})

it_(
  'a request that is looked over first is not said to be published, and has its price',
  async () => {
    const reviewed = await startWorld({ LOAN_REVIEW: '1', FEE_ORIGINATION_PERCENT: '2.5' })
    onTestFinished(() => reviewed.close())
    const ada = await reviewed.token('ada')
    const { newLoan } = loanTools(reviewed, ada)
    const { id } = await newLoan({ amount_requested: 1200 })
    const { page, faults } = await openApp(reviewed, `/app/borrow/${id}?step=check`, { as: 'ada' })
    // A double click asks, and does not answer what it has asked.
    await page.getByRole('button', { name: 'Publish' }).dblclick()
    await page.getByRole('button', { name: 'Yes, publish it' }).waitFor()
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: 'Yes, publish it' }).click()
    await page.getByText('Sent in. You get a notification').waitFor()
    expect(await page.getByText('Lenders can see your loan').count()).toBe(0)
    await page.getByText('In review').waitFor()
    await expect.poll(() => factOf(page, 'Fee, kept back')).toContain('$30')
    expect(await factOf(page, 'You receive')).toContain('$1,170')
    expect(await factOf(page, 'APR, fee included')).toMatch(/\d%/)
    expect(faults).toEqual([])
  },
)
