import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { ageLoan } from '../../support/market/travel.ts'
import { startWorld, type World } from '../../support/world.ts'

// What the pages say to a lender of loans that are healthy, late or in default, of their own shares, and of what is only held.

const it_ = it.skipIf(browserPath === undefined)
const nextCount = `The next count is on Jan 1, ${new Date().getUTCFullYear() + 1}`

let world: World
let [running, defaulted, open]: [string, string, string] = ['', '', '']
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({ INVESTMENT_CANCEL: 'on' })
  const ada = loanTools(world, await world.token('ada', { name: 'Ada Lovelace' }))
  const lent = async (title: string, amount: number) => {
    const { id } = await ada.newLoan({ title, amount_requested: amount })
    await ada.put(id, { status: 'open' })
    await ada.invest('lena', id, amount)
    return id as string
  }
  running = await lent('A loom', 200)
  defaulted = await lent('A shop', 100)
  const bob = loanTools(world, await world.token('bob', { name: 'Bob Roe' }))
  const { id } = await bob.newLoan({ title: 'A kiln' })
  await bob.put(id, { status: 'open' })
  await bob.invest('lena', id, 100)
  open = id
  await world.rest('POST', '/wallet/deposit', {
    token: await world.token('lena'),
    body: { amount: 600 },
  })
  await ageLoan(world.database, defaulted, 150)
  const operator = await world.token('operator', { scope: 'lending:admin' })
  const text = `mutation { defaultLoan(input: { id: "${defaulted}" }) { userErrors { code } } }`
  expect((await world.graphql(operator, text)).body.data.defaultLoan.userErrors).toEqual([])
  await world.database.sql(
    `set session_replication_role = replica; update loan set risk_level = 'low';
    set session_replication_role = origin`,
  )
})
afterAll(() => world?.close())

const look = { theme: 'dark', phone: true, width: 360 } as const
const opened = async (path: string) => {
  const shown = await openApp(world, path, { ...look, as: 'lena' })
  shown.page.setDefaultTimeout(20_000)
  return shown
}

it_('the portfolio says from when on an expected return can be told', patience, async () => {
  const { page, faults } = await opened('/app/portfolio')
  const heading = page.getByRole('heading', { name: 'What to expect from your running loans' })
  await heading.waitFor()
  await page.getByText(nextCount).waitFor()
  await settled(page)
  await expectSound('no outlook', page, faults)
})

it_(
  'a loan that runs says what its borrower owes of another that defaulted, and a loan in default nothing that is past',
  patience,
  async () => {
    const { page, faults } = await opened(`/app/lend/${running}`)
    await page.getByText('They still owe part of that, or are late with a loan that').waitFor()
    await page.getByText('has defaulted on another loan').waitFor()
    await page.getByText('Something overdue now').waitFor()
    await page.getByRole('heading', { name: 'If the borrower pays late' }).waitFor()
    await settled(page)
    await expectSound('a loan beside one in default', page, faults)
    await page.goto(`${world.url}/app/lend/${defaulted}`)
    await page.getByRole('heading', { name: 'How risky it is' }).waitFor()
    const text = await page.locator('main').textContent()
    expect(text).toContain('Borrower has defaulted once')
    expect(text).not.toContain('has defaulted on another loan')
    expect(text).not.toContain('If the borrower pays late')
  },
)

it_(
  'an open loan says how much is with its borrower and at its risk before an amount is typed, and takes back what is held',
  patience,
  async () => {
    const { page, faults } = await opened(`/app/lend/${open}`)
    await page.getByText('You have $100 with Bob Roe: 11.1% of your $900 here.').waitFor()
    await page.getByText('33.3% of your money here is in loans of low risk.').waitFor()
    await page.getByText(nextCount).waitFor()
    await page.getByLabel('Amount in USD').fill('50')
    await page.getByText('38.9% of your money here is then in loans of low risk.').waitFor()
    await page.getByText('You can cancel it while the loan is open.').waitFor()
    await page.getByRole('button', { name: 'Cancel the investment' }).press('Enter')
    await page.getByText('$100 is available in your wallet again at once.').waitFor()
    await settled(page)
    await expectSound('an investment that can be cancelled', page, faults)
    await page.getByRole('button', { name: 'Yes, return my money' }).press('Enter')
    // On a phone a later message takes its place.
    await page.getByText('The investment is cancelled').first().waitFor({ state: 'attached' })
    await expect.poll(() => page.getByText('Your part').count()).toBe(0)
    await page.goto(`${world.url}/app/portfolio`)
    await page.getByText('cancelled, you have your money back').waitFor()
  },
)

it_('open loans are compared in a table', patience, async () => {
  const { page, faults } = await opened('/app/lend')
  const compare = page.getByRole('button', { name: 'Compare in a table' })
  await compare.press('Enter')
  const row = page.getByRole('row', { name: /A kiln/ })
  await expect.poll(() => row.textContent()).toMatch(/A kiln12\.5%12 monthsLow\$1,000/)
  await settled(page)
  await expectSound('loans in a table', page, faults)
  await compare.press('Enter')
  await page.locator('.offer').waitFor()
})
