import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { brokenWords, cutTables, expectSound, settled } from '../../support/app/looks.ts'
import { lendersYears } from '../../support/market/lenders.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who finds a few investments among many, reads what became of them, and invests with open eyes.

const it_ = it.skipIf(browserPath === undefined)

let world: World
let open: string
beforeAll(async () => {
  if (browserPath === undefined) return
  // One connection, so that the time that is set for it is set for all.
  world = await startWorld({ DATABASE_POOL: '1', BORROW_WHILE_LATE: 'on' })
  await lendersYears(world)
  const { newLoan, put } = loanTools(world, await world.token('grace', { name: 'Grace Hopper' }))
  const loan = await newLoan({ title: 'A kiln', amount_requested: 900 })
  await put(loan.id, { status: 'open' })
  open = loan.id
}, 240_000)
afterAll(() => world?.close())

it_('investments are told apart, sorted, and saved as they are shown', patience, async () => {
  const { page, faults } = await openApp(world, '/app/portfolio/investments', { as: 'mary' })
  const rows = page.locator('.lines > li')
  await expect.poll(() => rows.count()).toBe(4)
  await page.getByLabel('Which investments').selectOption({ label: 'Late' })
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByText('2 investments').waitFor()
  await page.getByLabel('Sort by').selectOption({ label: 'Largest amount' })
  await expect
    .poll(() => rows.locator('a').allTextContents())
    .toEqual(['Seed potatoes', 'A boat engine'])
  const shown = await rows.first().textContent()
  expect(shown).toMatch(/Ada Lovelace/)
  expect(shown).toMatch(
    /Overdue since .*\d{4}: \$[\d.,]+\. \$[\d.,]+ of it comes to you, after fees/,
  )
  expect(shown).toMatch(/Lent\$800\.00Still owed\$[\d.,]+Principal received\$[\d.,]+Interest/)
  await settled(page)
  await expectSound('investments', page, faults)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'These investments as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('investments-late.csv')
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toContain('Loan,Borrower,State,')
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['Seed potatoes', 'Ada Lovelace'],
    ['A boat engine', 'Ada Lovelace'],
  ])
  const figures = await rows.first().locator('dd').allTextContents()
  const cents = (text = '') => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  const cells = lines[0]?.split(',') ?? []
  const [lent, notLent, ...others] = cells.slice(-9, -4).map(cents)
  expect([lent, ...others]).toEqual(figures.slice(0, 4).map(cents))
  expect(notLent).toBe(0)
  expect(head).toMatch(/Next payment,Overdue since,"Overdue, to you",Loan ID$/)
  expect(cells.slice(-4)).toEqual([
    '',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^[1-9][\d.]*$/),
    expect.stringMatching(/^[\da-f-]{36}$/),
  ])
})

it_('a late loan and one in default say what happened', patience, async () => {
  const { page, faults } = await openApp(world, '/app/portfolio/investments', {
    as: 'mary',
    phone: true,
    width: 360,
  })
  await page.getByRole('link', { name: 'Seed potatoes' }).click()
  await page.getByText(/^Overdue since .* of it comes to you, after fees/).waitFor()
  await page.getByText('What has happened').waitFor()
  await page.getByText('The borrower has repaid').waitFor()
  await page.getByRole('heading', { name: 'How risky it is' }).waitFor()
  await page.getByRole('heading', { name: 'If the borrower pays late' }).waitFor()
  await page.getByText('The same as a table').click()
  const plan = page.getByRole('region', { name: 'What comes to you, as a table' })
  const states = await plan.locator('td.words').allTextContents()
  expect(new Set(states)).toEqual(new Set(['Received', 'Overdue', 'Scheduled']))
  expect(await plan.locator('th').allTextContents()).toContain('To you, after fees')
  await settled(page)
  expect(await cutTables(page)).toEqual([])
  await expectSound('a late loan', page, faults)
  // In the half of a desk's page, all of it is in view, too.
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await plan.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 360, height: 800 })

  await page.goto(`${world.url}/app/portfolio/investments`)
  await page.getByLabel('Which investments').selectOption({ label: 'In default' })
  await page.getByRole('link', { name: 'A bakery oven' }).click()
  await page.getByText('What has happened').waitFor()
  const story = await page.locator('.loan-page').textContent()
  expect(story).toMatch(
    /Published.*Fully funded.*Paid out.*Late since.*In default since.*Written off/,
  )
  expect(story).toMatch(/Recovered so far, for all lenders\$0\.00/)
  const facts = await page
    .locator('.loan-page .facts')
    .first()
    .locator('div')
    .evaluateAll((pairs) =>
      pairs.map((pair) => [...pair.children].map(({ textContent }) => textContent)),
    )
  const cents = (text = '') => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
  const of = (name: string) => cents(facts.find(([fact]) => fact === name)?.[1])
  expect(of('You lent')).toBe(70_000)
  expect(of('Lost: written off')).toBeGreaterThan(0)
  expect(of('Lost: written off')).toBe(of('You lent') - of('Repaid to you'))
  expect(of('Result so far')).toBe(of('Interest earned, after fees') - of('Lost: written off'))
  expect(of('Of what came back, since the default')).toBe(0)
  await page.getByRole('heading', { name: 'How risky it is' }).waitFor()
  // What happens then has happened.
  await expect
    .poll(() => page.getByRole('heading', { name: 'If the borrower pays late' }).count())
    .toBe(0)
  await page.getByText('The same as a table').click()
  const left = page.locator('td[data-name="Left after it"]').first()
  await left.evaluate((one) => {
    one.textContent = 'US$10,241.89'
  })
  expect(await left.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expectSound('a loan in default', page, faults)
})

it_(
  'who invests on a phone knows before that it is for good, and how much it is of all',
  patience,
  async () => {
    const { page, faults } = await openApp(world, `/app/lend/${open}`, {
      as: 'mary',
      phone: true,
      width: 360,
    })
    const link = page.getByRole('link', { name: 'Invest', exact: true })
    await link.waitFor()
    expect(await link.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(
      true,
    )
    await link.click()
    await page.getByLabel('Amount in USD').fill('25')
    await page.getByText('You can’t take it back').waitFor()
    expect(await page.getByText('This would be').count()).toBe(0)
    const token = await world.token('mary')
    const { body } = await world.rest('GET', '/wallet', { token })
    const all = Math.min(900, Math.floor(body.wallet.available_balance))
    await page.getByLabel('Amount in USD').fill(String(all))
    await page.getByText(/^This would be \d.*% of what you have here, in one loan\./).waitFor()
    await settled(page)
    await expectSound('a warning', page, faults)
    await page.getByRole('button', { name: /^Invest \$/ }).click()
    await page.getByText(/^After that, \$[\d.,]+ is available in your wallet\.$/).waitFor()
    await page.getByText(/^This would be/).waitFor()
    await expectSound('the question', page, faults)
    await page.getByRole('button', { name: 'Not yet' }).click()
    await page.getByLabel('Amount in USD').fill('25')
    await page.getByRole('button', { name: 'Invest $25', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, invest $25' }).click()
    await page.getByText('Your $25 for Grace Hopper is reserved').waitFor()
  },
)

it_(
  'a typed limit counts after a pause, and stays when something else is chosen',
  patience,
  async () => {
    const { page } = await openApp(world, '/app/lend', { as: 'mary' })
    await page.getByRole('button', { name: 'Filters' }).click()
    const amount = page.getByLabel('Amount requested from')
    await amount.pressSequentially('5000')
    await page.getByText('No open loan matches your search').waitFor()
    expect(new URL(page.url()).searchParams.get('minAmount')).toBe('5000')
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect.poll(() => page.locator('.offer').count()).toBe(1)
    await amount.pressSequentially('1')
    // At once, as somebody with two hands would.
    await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      select.value = 'RATE'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect.poll(() => new URL(page.url()).searchParams.get('minAmount')).toBe('1')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('rate')
    expect(await amount.inputValue()).toBe('1')
    await page.getByLabel('Search').fill('nothing like it')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect.poll(() => page.locator('.offer').count()).toBe(1)
    await page.getByLabel('Rate from, %').first().pressSequentially('20')
    await page.getByLabel('Rate up to, %').first().pressSequentially('5')
    await page.getByText('No loan can match: this is below “Rate from, %”.').waitFor()
    await page.getByText('No open loan matches your search').waitFor()
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    await page.getByRole('button', { name: 'Clear the filters' }).waitFor()
  },
)

it_('no word of a statement breaks on a phone', patience, async () => {
  const token = await world.token('lise')
  const body = { language: 'de' }
  expect((await world.rest('PUT', '/preferences', { token, body })).status).toBe(200)
  const look = { phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/portfolio/statement', { ...look, as: 'lise' })
  await page.locator('.statement td').first().waitFor()
  await settled(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await brokenWords(page)).toEqual([])
  await expectSound('a statement on a phone', page, faults)
})

it_('all that is available can be withdrawn by one press', patience, async () => {
  const { page } = await openApp(world, '/app/wallet', { as: 'mary' })
  const all = page.getByRole('button', { name: /^All of it: \$/ })
  await all.click()
  const form = page.locator('form', { has: all })
  const told = (await all.textContent())?.replace(/[^\d.]/g, '')
  expect(Number(await form.getByLabel('Amount in USD').inputValue())).toBe(Number(told))
})
