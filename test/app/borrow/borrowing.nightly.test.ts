import type { Locator, Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, everyJourney, patience } from '../../support/app/browser.ts'
import { expectSound } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)
const inFull = it.skipIf(!everyJourney)

async function open(): Promise<World> {
  const world = await startWorld()
  onTestFinished(() => world.close())
  return world
}

const amountField = (page: Page) => page.getByRole('textbox', { name: /^Amount/ })
const continues = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
/** What a place says, once it says so. */
async function found(place: Locator, what: RegExp): Promise<string> {
  await expect.poll(() => place.textContent()).toMatch(what)
  return what.exec((await place.textContent()) ?? '')?.[0] ?? ''
}
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Writes a draft step by step, as a borrower would. */
async function writeDraft(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Ask for a loan' }).click()
  await step(page, 'What for')
  await page.getByLabel('Title').fill('Seed potatoes')
  await page.getByRole('radio', { name: 'Agriculture' }).check()
  await page.getByLabel('In your words').fill('Two hectares in the spring.')
  await continues(page)
  await step(page, 'Amount and terms')
  await amountField(page).fill('1200')
  await page.getByLabel('Rate').fill('12')
  await page.getByRole('button', { name: '12 months' }).click()
  const quote = page.locator('.quote')
  await expect.poll(() => quote.textContent()).toMatch(/\$106\.62 a month.*APR.*\$1,279\.4\d/s)
  await continues(page)
  await step(page, 'Place')
  return idIn(page)
}

async function choosePlace(page: Page): Promise<void> {
  const town = page.getByLabel('Find a town')
  await expect
    .poll(async () => {
      await town.fill('Zuric')
      return page.locator('datalist option').count()
    })
    .toBeGreaterThan(0)
  await town.press('Enter')
  await expect
    .poll(() => page.locator('.seen').textContent())
    .toContain('never see the exact place')
  await page.getByLabel('Describe the place').fill('Near Zürich')
  await continues(page)
  await step(page, 'Check and publish')
}

it_(
  'a loan is written in steps, published, funded before one’s eyes, and repaid with what it saves',
  patience,
  async () => {
    const world = await open()
    const borrower = await world.token('ada', { name: 'Ada Lovelace' })
    const { invest } = loanTools(world, borrower)
    const { page, faults } = await openApp(world, '/app/borrow', { as: 'ada' })
    const id = await writeDraft(page)
    // It is kept at the gateway: another day, in another window, one goes on with it.
    await page.goto(`${world.url}/app/borrow`)
    await page.getByRole('link', { name: /Seed potatoes.*Draft/ }).click()
    await page.getByRole('link', { name: 'Place' }).click()
    await step(page, 'Place')
    await choosePlace(page)
    await page.getByText('Read the key facts before you publish').click()
    const facts = page.locator('details .facts')
    await facts.getByText('Annual percentage rate (APR)').waitFor()
    expect(await facts.textContent()).toMatch(/Total of all payments\$1,279\.4\d.*11 of \$106\.62/)
    await page.getByText('The loan can be repaid early at any time').waitFor()
    await page.getByText('Overdue principal keeps accruing interest').first().waitFor()
    await expectSound('borrow-key-facts', page, faults)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Yes, publish it' }).click()
    await page.getByText('Being funded').first().waitFor()
    const loan = await world.rest('GET', `/loans/${id}`, { token: borrower })
    const seen = await world.rest('GET', `/loans/${id}`, { token: await world.token('mary') })
    const [exact, shown] = [loan.body.loan, seen.body.loan]
    expect(exact).toMatchObject({ status: 'open', location_description: 'Near Zürich' })
    const away = [
      Math.abs(exact.location_latitude - shown.location_latitude),
      Math.abs(exact.location_longitude - shown.location_longitude),
    ]
    expect(Math.max(...away)).toBeGreaterThan(0)
    expect(away.map((degrees) => degrees < 0.025)).toEqual([true, true])

    const card = page.locator('.card', { hasText: 'of $1,200' })
    await world.token('mary', { name: 'Mary Shelley' })
    await invest('mary', id, 300)
    await expect.poll(() => card.textContent()).toMatch(/\$300 of \$1,20025%/)
    await expect.poll(() => page.locator('.lenders li').count()).toBe(1)
    await invest('grace', id, 900)
    await page.getByRole('heading', { name: 'Repay' }).waitFor()
    // The payout is in the wallet, without the page being loaded again.
    await page.getByText('Your wallet has $1,200 for it.').waitFor()
    await amountField(page).fill('5000')
    await page.getByRole('button', { name: 'Repay $1,200' }).waitFor()
    await page.getByText('You owe $1,200: no more than that is taken.').waitFor()

    const saves = page.locator('.saves')
    await amountField(page).fill('600')
    const told = await found(saves, /\$\d+\.\d\d(?= of interest.*instead of)/)
    await page.getByRole('button', { name: 'Repay $600' }).click()
    const early = page.getByRole('dialog', { name: 'Repay more than is due?' })
    await early.getByText('the loan ends sooner').waitFor()
    const button = early.getByRole('button', { name: 'Repay $600' })
    const spot = await button.boundingBox()
    await button.click()
    // What was told before is what the gateway's schedule then says.
    await expect
      .poll(() => page.locator('.notice.good').textContent())
      .toContain(`You repaid $600. It saved you ${told} of interest. Next: $`)
    // A slow double click: its second half comes after the answer, and pays nothing.
    await page.mouse.click((spot?.x ?? 0) + 10, (spot?.y ?? 0) + 10)
    await page.getByRole('button', { name: 'Repay more' }).click()
    expect(await amountField(page).inputValue()).toBe('')
    await page.mouse.click((spot?.x ?? 0) + 10, (spot?.y ?? 0) + 10)
    const paid = await world.rest('GET', '/wallet/transactions?type=repayment_paid', {
      token: borrower,
    })
    expect(paid.body.transactions).toHaveLength(1)
    await page.getByRole('button', { name: /All of it/ }).click()
    const repayAll = page.getByRole('button', { name: /^Repay \$/ })
    const all = await found(repayAll, /\$6\d\d(\.\d\d)?/)
    const saving = await found(saves, /\$[\d.]+(?= of interest)/)
    const dialog = page.getByRole('dialog', { name: 'Repay the whole loan?' })
    await repayAll.click()
    await dialog.getByText('This ends the loan').waitFor()
    await dialog.locator('.facts', { hasText: 'You pay' }).getByText(all, { exact: true }).waitFor()
    await dialog
      .locator('.facts', { hasText: 'you save' })
      .getByText(saving, { exact: true })
      .waitFor()
    await expectSound('borrow-repay-all', page, faults)
    await dialog.getByRole('button', { name: 'Go back' }).click()
    // Nothing is paid until it is confirmed.
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('.tag.state').first().textContent()).not.toBe('Repaid')
    await repayAll.click()
    await dialog.getByRole('button', { name: `Repay ${all}` }).click()
    await expect.poll(() => page.locator('.tag.state').first().textContent()).toBe('Repaid')
    await page.getByText(/^You repaid \$6\d\d/).waitFor()
    expect(faults).toEqual([])
  },
)

it_('going back before the first save goes on with one draft', patience, async () => {
  const world = await open()
  const { page, faults } = await openApp(world, '/app/borrow/new', { as: 'ada' })
  await step(page, 'What for')
  await page.getByLabel('Title').fill('Seed potatoes')
  await page.getByRole('radio', { name: 'Agriculture' }).check()
  await continues(page)
  await step(page, 'Amount and terms')
  await amountField(page).fill('1200')
  await page.getByRole('link', { name: 'Back' }).click()
  await step(page, 'What for')
  expect(await page.getByLabel('Title').inputValue()).toBe('Seed potatoes')
  await continues(page)
  await step(page, 'Amount and terms')
  expect(await amountField(page).inputValue()).toBe('1200.00')
  await page.getByRole('link', { name: 'Back' }).click()
  await step(page, 'What for')
  await page.getByLabel('Title').fill('Seed potatoes, early ones')
  await continues(page)
  await step(page, 'Amount and terms')
  const { body } = await world.rest('GET', '/loans?status=draft', {
    token: await world.token('ada'),
  })
  expect(body.loans).toMatchObject([
    { id: idIn(page), title: 'Seed potatoes, early ones', purpose: 'agriculture' },
  ])
  expect(faults).toEqual([])
})

it_('a defaulted loan shows what is owed, and takes it', patience, async () => {
  const world = await open()
  const { inState } = loanTools(world, await world.token('ada'))
  const id = await inState('defaulted')
  const { page } = await openApp(world, `/app/borrow/${id}`, { as: 'ada' })
  await page.getByText('You still owe $1,000. What you repay goes to your lenders.').waitFor()
  await page.getByText('Your wallet has $1,000 for it.').waitFor()
  // All of it is due at once: that is what the form begins with, and what the table says.
  expect(await page.getByRole('button', { name: /Due now/ }).count()).toBe(0)
  expect(await amountField(page).inputValue()).toMatch(/^1,?000/)
  await page.getByText('The same as a table').click()
  expect(await page.locator('td.words').allTextContents()).not.toContain('Scheduled')
  expect(await page.getByRole('cell', { name: 'Due at once' }).count()).toBeGreaterThan(0)
  expect(await page.getByText('What this saves').count()).toBe(0)
})

inFull('each refusal is shown at its field, with what would work', async () => {
  const world = await open()
  const { page } = await openApp(world, '/app/borrow/new', { as: 'ada' })
  await continues(page)
  await page.getByText('Give it a title of 1 to 120 characters').waitFor()
  await page.getByLabel('Title').fill('A kiln')
  await continues(page)
  await step(page, 'Amount and terms')
  await amountField(page).fill('many')
  await continues(page)
  await page.getByText('Enter an amount such as 50, 1,000').waitFor()
  await amountField(page).fill('7')
  await page.getByLabel('Rate').fill('99')
  await continues(page)
  const refusalAt = (label: string) =>
    page
      .locator('.field', { has: page.getByLabel(label) })
      .locator('.refusal')
      .textContent()
  await expect.poll(() => refusalAt('Amount')).toMatch(/50/)
  await expect.poll(() => refusalAt('Rate')).toMatch(/36/)
  await amountField(page).fill('700')
  await page.getByLabel('Rate').fill('9')
  await continues(page)
  await step(page, 'Place')
  await continues(page)
  await step(page, 'Check and publish')
  // What is missing is said before anybody tries.
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
  await page.getByRole('link', { name: 'In your words', exact: true }).click()
  await step(page, 'What for')
})

inFull('a change elsewhere is not overwritten', async () => {
  const world = await open()
  const borrower = await world.token('ada')
  const { newLoan, put } = loanTools(world, borrower)
  const { id } = await newLoan()
  const { page } = await openApp(world, `/app/borrow/${id}?step=what`, { as: 'ada' })
  await page.getByLabel('Title').fill('Mine')
  await put(id, { title: 'From another window' })
  await page.getByText('This draft was changed in another window.').waitFor()
  await continues(page)
  await page.locator('.notice.refused', { hasText: 'This has changed meanwhile' }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine')
  const keep = page.getByRole('button', { name: 'Keep what I typed', exact: true })
  await keep.waitFor()
  // A busy page gets all of a click at once, before it has seen to the field that was left with it.
  await page.evaluate(`(() => {
    const show = document.querySelector('.notice:not(.refused) button')
    show.focus()
    show.click()
  })()`)
  await keep.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine')
  // Of what was not typed, what is there now is shown.
  await put(id, { title: 'From a third window', description: 'Theirs' })
  await page.getByRole('button', { name: 'Show the change', exact: true }).waitFor()
  await page.getByLabel('Title').fill('Mine again')
  // Whoever presses for long still presses it once what was typed would have been saved.
  await keep.click({ delay: 1_500 })
  await expect.poll(() => page.getByLabel('In your words').inputValue()).toBe('Theirs')
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine again')
  await page.getByLabel('Title').fill('Mine after all')
  await continues(page)
  await step(page, 'Amount and terms')
  const { body } = await world.rest('GET', `/loans/${id}`, { token: borrower })
  expect(body.loan).toMatchObject({ title: 'Mine after all', description: 'Theirs' })
})

inFull('a borrower with a phone and a keyboard gets as far', async () => {
  const world = await open()
  const { page, faults } = await openApp(world, '/app/borrow', { as: 'ada', phone: true })
  await page.getByText('You have not asked for a loan yet').waitFor()
  const focused = () =>
    page.evaluate<string>(
      `document.activeElement?.labels?.[0]?.textContent || document.activeElement?.textContent || ''`,
    )
  const tabTo = async (text: string) => {
    for (let presses = 0; presses < 40 && !(await focused()).startsWith(text); presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toContain(text)
  }
  await tabTo('Ask for a loan')
  await page.keyboard.press('Enter')
  await step(page, 'What for')
  await tabTo('Title')
  await page.keyboard.type('A loom')
  await tabTo('Agriculture')
  await page.keyboard.press('ArrowRight')
  await tabTo('In your words')
  await page.keyboard.type('To weave.')
  await tabTo('Save and continue')
  await page.keyboard.press('Enter')
  await step(page, 'Amount and terms')
  await tabTo('Save and continue')
  await page.keyboard.press('Enter')
  await step(page, 'Place')
  // The map's middle is the place, which arrow keys move.
  await page.locator('.maplibregl-canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.locator('.seen').textContent())
    .toContain('never see the exact place')
  await tabTo('Save and continue')
  await page.keyboard.press('Enter')
  await step(page, 'Check and publish')
  await tabTo('Publish')
  await page.keyboard.press('Enter')
  await tabTo('Yes, publish it')
  await page.keyboard.press('Enter')
  await page.getByText('Being funded').first().waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(faults).toEqual([])
})
