import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, everyJourney, patience } from '../../support/app/browser.ts'
import { settled } from '../../support/app/looks.ts'
import { personOf } from '../../support/market/operating.ts'
import { startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)
const inFull = it.skipIf(!everyJourney)

let world: World
let office: Awaited<ReturnType<typeof openBackOffice>>
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld(backOfficeSettings)
  office = await openBackOffice(world)
})
afterAll(() => world?.close())

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Gives a reason in the dialog that is open, and carries it out. */
async function decide(page: Page, name: string, reason: string, { sure = false } = {}) {
  await dialog(page).getByLabel('Reason').fill(reason)
  if (sure) await dialog(page).getByLabel('I am sure').check()
  await dialog(page).getByRole('button', { name, exact: true }).click()
}

const available = async (subject: string): Promise<number> => {
  const token = await world.token(subject)
  return (await world.rest('GET', '/wallet', { token })).body.wallet.available_balance
}

it_(
  'an operator finds a late loan, freezes its borrower, and reverses a deposit',
  patience,
  async () => {
    const { ids, deposit } = office
    const { page, faults } = await openApp(world, '/app/operate', { as: 'operator' })
    await page
      .getByRole('link', { name: /1\s*Over 90 days late, not in default\s*\$855\.20 due/ })
      .click()
    await page.getByRole('link', { name: /A bakery oven/ }).click()
    // 150 days after the payout, less its first month.
    await page
      .locator('.facts', { hasText: 'Total owed' })
      .getByText(/\b1(?:19|2[0-2]) days/)
      .waitFor()
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    await page.getByText('Each look at this file is noted').waitFor()

    await button(page, 'Freeze…').click()
    await button(page, 'Freeze').click()
    await dialog(page).getByText('Say why').waitFor()
    await decide(page, 'Freeze', 'Cheques bounce')
    await page.getByText('The member is frozen.').waitFor()
    await button(page, 'Release…').waitFor()
    const ada = await world.token('ada')
    const codeOf = async () =>
      (await world.rest('GET', '/profile', { token: ada })).body.error?.code
    await expect.poll(codeOf).toBe('BLOCKED')
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByText('“Cheques bounce”').first().waitFor()
    await page.getByRole('link', { name: 'Overview' }).click()
    await button(page, 'Release…').click()
    await decide(page, 'Release', 'They were paid')
    await button(page, 'Freeze…').waitFor()
    await expect.poll(codeOf).toBe(undefined)

    await deposit('mary', 33)
    const before = await available('mary')
    await page.goto(`${world.url}/app/operate/${ids.mary}?tab=statement`)
    const line = page.locator('.line', { hasText: '$33' }).last()
    await line.getByRole('button', { name: /^Reverse deposit of \$33/ }).click()
    await decide(page, 'Reverse', 'Sent twice')
    await dialog(page).getByText('Tick the box').waitFor()
    expect(await available('mary')).toBe(before)
    await decide(page, 'Reverse', 'Sent twice', { sure: true })
    // What it says has the word, too.
    await dialog(page).waitFor({ state: 'hidden' })
    await line.getByText('Reversed').waitFor()
    expect(await line.getByRole('button').count()).toBe(0)
    expect(await available('mary')).toBe(before - 33)
    expect(faults).toEqual([])
  },
)

it_('support sees the same, and has nothing to act with', patience, async () => {
  const { page, faults } = await openApp(world, '/app/operate/members?q=grace', { as: 'support' })
  await page.getByText('You see, but can’t act').waitFor()
  await page.getByRole('link', { name: /Grace Hopper/ }).click()
  // A file is only read.
  const acting = () =>
    page
      .locator('main')
      .getByRole('button', { name: /^(?!CSV|Show)/ })
      .count()
  const pages = [
    'Overview',
    'Money',
    'Loans',
    'Investments',
    'Statement',
    'Payments',
    'Notifications',
    'History',
  ]
  for (const name of pages) {
    await page.getByLabel('The member’s file').getByRole('link', { name }).click()
    await settled(page)
    expect([name, await acting()]).toEqual([name, 0])
  }
  const file = `${world.url}/app/operate/${office.ids.mary}`
  await page.goto(`${file}?tab=money`)
  await page
    .getByText(
      / came in, .+ went out, .+ was earned, and .+ was paid in fees or lost: that makes .+ is lent\./,
    )
    .waitFor()
  await page.goto(`${file}?tab=statement`)
  await page.getByText('In the ledger').first().click()
  await page
    .getByRole('cell', { name: /Available · Entry/ })
    .first()
    .waitFor()
  await page.getByText(/^\d+ lines?$/).waitFor()
  for (const path of [office.ids.open, office.ids.submitted, 'requests']) {
    await page.goto(`${world.url}/app/operate/${path}`)
    await page.locator('main h1').waitFor()
    await page.locator('main .card').first().waitFor()
    expect([path, await acting()]).toEqual([path, 0])
  }
  expect(faults).toEqual([])
})

it_('what one operator asks for, another one approves', patience, async () => {
  const { deposit, ids } = office
  await deposit('grace', 2000)
  const before = await available('grace')
  const asking = await openApp(world, `/app/operate/${ids.grace}?tab=statement`, { as: 'operator' })
  const asked = asking.page
  await asked
    .getByRole('button', { name: /^Reverse deposit of \$2,000/ })
    .first()
    .click()
  await decide(asked, 'Reverse', 'Wrong account', { sure: true })
  await asked.getByText('another one has to approve it').waitFor()
  await asked.getByRole('link', { name: 'Requests' }).click()
  const own = asked.locator('.card', { hasText: 'Wrong account' })
  await own.getByText('Another operator decides on it').waitFor()
  expect(await own.getByRole('button', { name: 'Approve…' }).count()).toBe(0)
  expect(await available('grace')).toBe(before)

  const deciding = await openApp(world, '/app/operate/requests', { as: 'colleague' })
  const card = deciding.page.locator('.card', { hasText: 'Wrong account' })
  await card.getByRole('button', { name: 'Approve…' }).click()
  // What that does, as the gateway tells it.
  await deciding.page.getByRole('dialog').getByText('Grace Hopper: $2,000 less to spend').waitFor()
  await decide(deciding.page, 'Approve', 'Checked with the bank', { sure: true })
  await deciding.page.getByText('It is approved and carried out.').waitFor()
  await card.waitFor({ state: 'detached' })
  expect(await available('grace')).toBe(before - 2000)
  expect([asking.faults, deciding.faults]).toEqual([[], []])
})

it_('four eyes see who asked for what, and who decided', patience, async () => {
  const { ids, deposit } = office
  // A token without a name: its operator is known by the subject alone.
  const night = await personOf(world, 'night-shift', { scope: 'lending:admin' })
  const line = await deposit('grace', 3000)
  await office.reverse(line, 'Sent to a stranger', night)
  const { page, faults } = await openApp(world, `/app/operate/${ids.grace}?tab=statement`, {
    as: 'operator',
  })
  await page.locator('.line', { hasText: '$3,000' }).getByText('Waits for approval').first().click()
  const card = page.locator('.card', { hasText: 'Sent to a stranger' })
  await card.getByText(/night-shift \(member [\da-f]{8}…\) asked for it/).waitFor()
  await card.getByRole('link', { name: /^Deposit of \$3,000/ }).click()
  await page.locator('.facts', { hasText: 'From my bank' }).waitFor()
  await page.getByText('Waits for approval').first().waitFor()
  await page.getByRole('link', { name: 'Grace Hopper' }).first().click()
  await page
    .locator('.card', { hasText: 'Waiting for another operator' })
    .getByText('Reverse a transaction')
    .last()
    .click()
  await card.getByRole('button', { name: 'Reject…' }).click()
  await decide(page, 'Reject', 'Ask the bank first')
  await card.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Decided' }).click()
  await card.getByText('Rejected by you').waitFor()
  await card.getByText('“Ask the bank first”').waitFor()

  await page.goto(`${world.url}/app/operate/trail`)
  const who = page.getByRole('combobox', { name: 'Who', exact: true })
  await who.selectOption({ label: `night-shift (member ${night.id.slice(0, 8)}…)` })
  await button(page, 'Show').click()
  await page.locator('.entry', { hasText: 'night-shift' }).first().waitFor()
  await expect.poll(() => page.locator('.entry', { hasNotText: 'night-shift' }).count()).toBe(0)
  expect(faults).toEqual([])
})

it_('two operators of the demo redact what the trail says of a member', patience, async () => {
  const { ids } = office
  // What the two have done themselves stays.
  const token = await world.token('otto', { scope: 'lending:admin' })
  for (const act of ['freeze', 'release'])
    await world.rest('POST', `/operator/members/${ids.mary}/${act}`, {
      token,
      body: { reason: 'A doubt, which was settled' },
    })
  const { page, faults } = await openApp(world, '/app/')
  await page.getByRole('button', { name: /Olga Marsh/ }).click()
  await page.getByRole('heading', { name: 'Waiting for a decision' }).waitFor()
  await page.goto(`${world.url}/app/operate/${ids.mary}?tab=history`)
  await page.getByText('“A doubt, which was settled”').first().waitFor()
  await button(page, 'Redact…').click()
  await decide(page, 'Redact', 'Mary asked for it', { sure: true })
  await page.locator('.toast', { hasText: 'Another operator has to approve it' }).waitFor()
  await page.evaluate('localStorage.clear()')
  await page.goto(`${world.url}/app/`)
  await page.getByRole('button', { name: /Carl Stone/ }).click()
  await page.goto(`${world.url}/app/operate/requests`)
  const card = page.locator('.card', { hasText: 'Mary asked for it' })
  await card.getByText('Olga Marsh asked for it').waitFor()
  await card.getByRole('button', { name: 'Approve…' }).click()
  await decide(page, 'Approve', 'She did', { sure: true })
  await page.getByText('It is approved and carried out.').waitFor()
  expect(faults).toEqual([])
})

it_(
  'the page of a loan says what is due when, and what was repaid, which can be undone',
  async () => {
    const id = office.ids['A greenhouse'] ?? ''
    const token = await world.token('ada')
    const pay = (amount: number) =>
      world.rest('POST', `/loans/${id}/repayments`, { token, body: { amount } })
    await pay(40)
    const { page, faults } = await openApp(world, `/app/operate/${id}`, { as: 'operator' })
    const { instalments } = (await world.rest('GET', `/loans/${id}/schedule`, { token })).body
      .schedule
    const rows = page.getByRole('region', { name: 'Payments of the plan' }).locator('tbody tr')
    await rows.first().getByText('Overdue').waitFor()
    const [first] = instalments
    const cells = await rows.first().getByRole('cell').allInnerTexts()
    const number = (text: string) => Number(text.replace(/[^\d.]/g, ''))
    expect(cells.slice(0, 5).map(number)).toEqual([
      first.principal,
      first.interest,
      first.payment,
      first.paid,
      expect.closeTo(first.payment - first.paid, 2),
    ])
    expect(await rows.count()).toBe(instalments.length)
    await rows.first().getByText('$40').waitFor()
    const repaid = page.locator('.card', { hasText: 'Repayments' })
    await repaid.getByText(/\$[\d.]+ principal, \$[\d.]+ interest/).waitFor()
    await repaid.getByRole('button', { name: /^Undo repayment of \$40/ }).click()
    // Whose wallet changes by what, and what becomes of the loan, before it is done.
    const foreseen = dialog(page).getByRole('region', { name: 'If you do it now' })
    await foreseen.getByText(/\$40(\.00)? more to spend/).waitFor()
    await foreseen.getByText('Owed in all').waitFor()
    // If that changes meanwhile, it is shown anew and nothing is done.
    await pay(1)
    await decide(page, 'Undo', 'The bank took it back', { sure: true })
    await dialog(page)
      .getByText(/What this would do has changed/)
      .waitFor()
    await foreseen.getByText('Owed in all').waitFor()
    await decide(page, 'Undo', 'The bank took it back', { sure: true })
    await repaid.getByText(/Undone on/).waitFor()
    await repaid.getByRole('button', { name: /^Undo repayment of \$1\b/ }).click()
    await foreseen.getByText('Owed in all').waitFor()
    await decide(page, 'Undo', 'With the other', { sure: true })
    await expect.poll(() => repaid.getByText(/Undone on/).count()).toBe(2)
    const undoable = repaid.getByRole('button', { name: /^Undo / })
    expect(await undoable.count()).toBe(0)
    await expect.poll(() => rows.first().getByText('$40').count()).toBe(0)
    // What came by bank on an earlier day counts as paid then.
    await button(page, 'Book as of an earlier day…').click()
    await dialog(page).getByLabel('How much').fill('12')
    await decide(page, 'Book as of an earlier day', 'It came by bank')
    await dialog(page).getByText('Say on which day.').waitFor()
    const earlier = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    await dialog(page).getByLabel('The day on which it came').fill(earlier)
    await decide(page, 'Book as of an earlier day', 'It came by bank')
    await page.getByText('The repayment is booked as of that day.').waitFor()
    await repaid.getByText(/value date/).waitFor()
    const past = page.locator('.card', { has: page.getByRole('heading', { name: 'History' }) })
    await past.getByText(/booked a repayment for/).waitFor()
    await undoable.click()
    await decide(page, 'Undo', 'Only to try it', { sure: true })
    await expect.poll(() => repaid.getByText(/Undone on/).count()).toBe(3)
    expect(faults).toEqual([])
  },
)

it_(
  'a search from the desk finds loans by title, and the trail says of which loan it is',
  async () => {
    const { page, faults } = await openApp(world, '/app/', { as: 'operator' })
    await page.getByRole('heading', { name: 'Waiting for a decision' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('bakery')
    await page.keyboard.press('Enter')
    await page.getByText('No matching members').waitFor()
    const found = page.getByRole('region', { name: 'Loans with “bakery”' })
    await found.getByRole('link', { name: /A bakery oven/ }).waitFor()
    const main = (await page.locator('main').textContent()) ?? ''
    expect(main.indexOf('A bakery oven')).toBeLessThan(main.indexOf('No matching members'))
    await found.getByRole('link', { name: /A bakery oven/ }).click()
    await page.getByRole('link', { name: 'What operators did to this loan' }).click()
    const field = page.getByLabel('Id of a loan')
    expect(await field.inputValue()).toBe(office.ids['A bakery oven'])
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect.poll(() => field.inputValue()).toBe('')
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(faults).toEqual([])
  },
)

it_(
  'a statement is narrowed to what was paid in or out, and an investment opens by its id',
  async () => {
    const { ids } = office
    const file = `/app/operate/${ids.mary}?tab=statement`
    const { page, faults } = await openApp(world, file, { as: 'operator' })
    const lines = page.locator('.records .line')
    await lines.filter({ hasText: 'Investment hold' }).first().waitFor()
    await page.getByLabel('What it was').selectOption({ label: 'Deposit' })
    await button(page, 'Show').click()
    await page.waitForURL(/tab=statement.*type=DEPOSIT/)
    await expect.poll(() => lines.filter({ hasText: 'Investment hold' }).count()).toBe(0)
    await lines.filter({ hasText: 'Deposit' }).first().waitFor()
    await button(page, 'CSV: these lines').waitFor()
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await button(page, 'Show').click()
    await page.getByText('No line matches your filters.').waitFor()
    await page.getByRole('link', { name: 'Clear' }).click()
    await lines.filter({ hasText: 'Investment hold' }).first().waitFor()

    const [found] = await world.database.sql<{ id: string }>(
      `select id from investment where loan_id = '${ids.open}' and lender_id = '${ids.mary}'`,
    )
    await page.goto(`${world.url}/app/operate/members`)
    await page.locator('input[name=q]').fill(found?.id ?? '')
    await page.locator('input[name=q]').press('Enter')
    await page.getByRole('heading', { name: 'Investment of $600' }).waitFor()
    await page.getByRole('link', { name: 'Mary Shelley, Bath' }).waitFor()
    await page.getByRole('link', { name: 'A second loom' }).click()
    await page.getByRole('heading', { name: 'A second loom' }).waitFor()
    expect(faults).toEqual([])
  },
)

it_('nobody else finds the operator’s screen', async () => {
  const { page } = await openApp(world, '/app/operate', { as: 'mary' })
  await page.getByText('There is no such page').waitFor()
  expect(await page.getByRole('link', { name: 'Operate' }).count()).toBe(0)
})

inFull('a refusal says what stands in the way, and leads there', async () => {
  const { ids, deposit } = office
  // What was sent is not taken back once it is spent; a deposit would be.
  await deposit('mary', 40)
  await world.rest('POST', '/wallet/transfer', {
    token: await world.token('mary'),
    body: { amount: 40, recipient_id: ids.lise },
  })
  const token = await world.token('lise')
  const { available_balance: all } = (await world.rest('GET', '/wallet', { token })).body.wallet
  await world.rest('POST', '/wallet/withdraw', { token, body: { amount: all } })
  const { page } = await openApp(world, `/app/operate/${ids.lise}?tab=statement`, {
    as: 'operator',
  })
  await page
    .getByRole('button', { name: /^Reverse transfer in of \$40/ })
    .first()
    .click()
  await decide(page, 'Reverse', 'A mistake', { sure: true })
  // As the preview said before.
  await dialog(page).getByText(/\$0\b/).last().waitFor()
  await dialog(page).getByRole('link', { name: 'See the member’s money' }).click()
  await page.getByRole('heading', { name: 'All of the member’s money' }).waitFor()
  await page.getByRole('link', { name: 'Overview' }).click()
  await button(page, 'Close the account…').click()
  await decide(page, 'Close the account', 'On request')
  await dialog(page).getByText('can be closed once nothing is outstanding').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${world.url}/app/operate/${ids['Seed potatoes']}`)
  await page.getByText('Unless what is overdue is paid, the loan goes into default on').waitFor()
  expect(await button(page, 'Declare as defaulted…').count()).toBe(0)
})

inFull('a loan is reviewed, frozen and cancelled, and a borrower is verified', async () => {
  const { ids } = office
  const { page, faults } = await openApp(world, '/app/operate/loans?of=SUBMITTED', {
    as: 'operator',
  })
  await page.getByRole('link', { name: /A cold store/ }).click()
  await button(page, 'Publish…').click()
  await decide(page, 'Publish', 'As it should be')
  await page.getByText('Being funded').waitFor()
  await button(page, 'Freeze…').click()
  await decide(page, 'Freeze', 'A complaint')
  await page.locator('.tag', { hasText: 'Frozen' }).waitFor()
  const why = /Frozen by Olga Marsh on .+: “A complaint”/
  await page.locator('.notice', { hasText: why }).waitFor()
  await page.goto(`${world.url}/app/operate/loans?of=OPEN`)
  await page.locator('.records > li', { hasText: why }).click()
  await button(page, 'Release…').click()
  await decide(page, 'Release', 'Withdrawn')
  await button(page, 'Cancel the loan…').click()
  await dialog(page).getByLabel('Let every member read this').check()
  await decide(page, 'Cancel the loan', 'No such store', { sure: true })
  await page.locator('.tag', { hasText: 'Cancelled' }).waitFor()
  const { body } = await world.rest('GET', `/loans/${ids.submitted}`, {
    token: await world.token('ada'),
  })
  expect(body.loan.status).toBe('cancelled')
  const { history } = (
    await world.rest('GET', `/loans/${ids.submitted}/history`, {
      token: await world.token('stranger'),
    })
  ).body
  expect(history.at(-1).reason).toBe('No such store')

  await page.getByRole('link', { name: 'Ada Lovelace' }).first().click()
  await button(page, 'Record the review').click()
  await page.getByText('Nothing would change').waitFor()
  await page.getByLabel('Credit score').fill('200')
  await page.getByLabel('Reason').fill('Papers seen')
  await button(page, 'Record the review').click()
  const score = page.locator('.field', { has: page.getByLabel('Credit score') })
  await expect.poll(() => score.locator('.refusal').textContent()).toMatch(/300.*850/)
  await page.getByLabel('Credit score').fill('720')
  await page.getByLabel('Identity').selectOption('VERIFIED')
  // Whoever presses twice records it once.
  await button(page, 'Record the review').dblclick()
  await page.getByText('The review of Ada Lovelace is recorded.').waitFor()
  const recorded = await world.database.sql(
    `select number from audit_entry where act = 'reviewMember' and refused_with is null and personal::text like '%Papers seen%'`,
  )
  expect(recorded).toHaveLength(1)
  await page.locator('.tag', { hasText: 'Verified' }).waitFor()
  expect(faults).toEqual([])
})

inFull('the audit trail is filtered, and tells why; keys and a phone are enough', async () => {
  const { page, faults } = await openApp(world, '/app/operate/trail', {
    as: 'operator',
    phone: true,
  })
  await page.locator('summary', { hasText: 'Filter' }).press('Enter')
  const what = page.getByRole('combobox', { name: 'What', exact: true })
  await what.selectOption('freezeMember')
  await what.press('Tab')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  const froze = page.locator('.entry', { hasText: 'You froze Emmy Noether' })
  await froze.locator('summary').press('Enter')
  await froze.getByText('“Papers look forged”').waitFor()
  await froze.getByText(/Frozen\s*no\s*→/).waitFor()
  await page.getByRole('combobox', { name: 'Looks at files' }).selectOption('only')
  await what.selectOption('')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.getByText('You looked at the file of Emmy Noether.').first().waitFor()
  await page.goto(`${world.url}/app/operate/${office.ids.emmy}`)
  const frozen = page.getByRole('region', { name: 'Since when, by whom and why' })
  await frozen.getByText('Papers look forged').waitFor()
  await frozen.getByText(/Frozen since/).waitFor()
  await frozen.getByRole('link', { name: 'Olga Marsh' }).waitFor()
  await page.getByRole('button', { name: 'Release…' }).press('Enter')
  const focused = (of: string) => page.evaluate<string>(`document.activeElement.${of}`)
  await expect.poll(() => focused('name')).toBe('reason')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused('textContent')).toBe('Release…')
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(faults).toEqual([])
})

inFull('a defaulted loan brings something in after all, and the rest is written off', async () => {
  const id = office.ids['A bakery oven']
  const { page, faults } = await openApp(world, `/app/operate/${id}`, { as: 'operator' })
  await button(page, 'Declare as defaulted…').click()
  await decide(page, 'Declare as defaulted', 'Nobody answers', { sure: true })
  await button(page, 'Record a recovery…').click()
  await dialog(page).getByLabel('How much came in').fill('much')
  await decide(page, 'Record a recovery', 'The bailiff')
  await dialog(page).getByText('Enter an amount such as').waitFor()
  const before = await available('grace')
  await dialog(page).getByLabel('How much came in').fill('100')
  await decide(page, 'Record a recovery', 'The bailiff')
  await page.getByText('The recovery is recorded').waitFor()
  // Every box of the page is asked again.
  const repayments = page.locator('.card', { hasText: 'Repayments' })
  await repayments.getByText('$100').first().waitFor()
  expect(await available('grace')).toBeGreaterThan(before)
  // It was meant for another loan.
  await repayments.getByRole('button', { name: /^Undo repayment of \$100/ }).click()
  const foreseen = dialog(page).getByRole('region', { name: 'If you do it now' })
  await foreseen
    .getByText(/less to spend/)
    .first()
    .waitFor()
  await decide(page, 'Undo', 'The wrong loan', { sure: true })
  await repayments.getByText(/Undone on/).waitFor()
  await expect.poll(() => available('grace')).toBe(before)
  await button(page, 'Write off…').click()
  await decide(page, 'Write off', 'Nothing more to expect', { sure: true })
  await page.getByText('another one has to approve it').waitFor()
  await page.getByRole('link', { name: 'Requests' }).click()
  const card = page.locator('.card', { hasText: 'Nothing more to expect' })
  await card.getByRole('heading', { name: 'Write off a loan' }).waitFor()
  await card.getByRole('button', { name: 'Take back…' }).click()
  await decide(page, 'Take back', 'Not yet')
  await card.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

it_('what a form refuses by itself is said again in another language', async () => {
  const path = `/app/operate/${office.ids.mary}`
  const { page, faults } = await openApp(world, path, { as: 'colleague' })
  await button(page, 'Record the review').click()
  await page.getByText('Nothing would change: choose a result or enter a score.').waitFor()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByText(/^Es würde sich nichts ändern/).waitFor()
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
  await page.getByText('Nothing would change: choose a result or enter a score.').waitFor()
  expect(faults).toEqual([])
})
