import { parse } from 'graphql'
import { afterAll, expect, it } from 'vitest'
import { tabs } from '../../../src/http/pages/graphiql-tabs.ts'
import { browserPath, openPage } from '../../support/app/browser.ts'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { loanTools } from '../../support/market/loans.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada' })
const { newLoan, put } = loanTools(world, await world.token('mary', { name: 'Mary' }))
const loan = await newLoan({ title: 'Seed potatoes' })
await put(loan.id, { status: 'open' })
afterAll(() => world.close())

/** Runs an operation of a tab, as the explorer does. */
const run = async (index: number, operationName?: string, variables?: object): Promise<Body> => {
  const query = tabs[index]?.query
  const { body } = await world.rest('POST', '/graphql', {
    token: ada,
    body: { query, ...(operationName && { operationName }), variables },
  })
  expect(body.errors).toBeUndefined()
  return body.data
}

it('the four tabs of the explorer run, and lead to an investment', async () => {
  expect(tabs).toHaveLength(4)
  const found = await run(0)
  expect(found.me.opportunities.nodes[0].loan).toMatchObject({
    id: loan.id,
    title: 'Seed potatoes',
  })
  const watched = subscribe(liveClient(world.url, ada), tabs[2]?.query ?? '')
  await subscribed(world.url, 1)
  expect((await run(1, 'Deposit')).deposit.wallet.availableBalance).toBe('100.00')
  expect((await watched.until(2))[1].data.walletChanged.availableBalance).toBe('100.00')
  watched.stop()
  const asOpened = JSON.parse(tabs[1]?.variables ?? '')
  expect((await run(1, 'Invest', asOpened)).invest.userErrors[0].code).toBe('NOT_FOUND')
  const { invest } = await run(1, 'Invest', { loanId: found.me.opportunities.nodes[0].loan.id })
  expect([invest.userErrors, invest.investment.status]).toEqual([[], 'PENDING'])
  expect((await run(3)).loans.nodes).toHaveLength(1)
})

it('no line of them is cut off in a narrow window', () => {
  for (const { query } of tabs) {
    expect(parse(query).definitions.length).toBeGreaterThan(0)
    for (const line of query.split('\n')) expect(line.length).toBeLessThan(56)
  }
})

it.skipIf(browserPath === undefined)(
  'the explorer opens with them, and runs the first',
  async () => {
    const { page, faults } = await openPage(`${world.url}/graphiql`)
    const names = () => page.locator('.graphiql-tab-button').allTextContents()
    await expect.poll(names).toEqual(['Look', 'Deposit', 'Watch', 'Loans'])
    await page.locator('.graphiql-execute-button').click()
    const shown = () =>
      page.evaluate<string>(
        `document.querySelector('.result-window .CodeMirror').CodeMirror.getValue()`,
      )
    await expect.poll(shown).toContain('"title": "Seed potatoes"')
    expect(faults).toEqual([])
  },
)

it.skipIf(browserPath === undefined)('both pages follow dark mode', async () => {
  for (const path of ['/graphiql', '/docs']) {
    const { page } = await openPage(world.url + path)
    const background = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme })
      return page.evaluate<number>(lightness)
    }
    await expect.poll(() => background('light')).toBeGreaterThan(200)
    await expect.poll(() => background('dark')).toBeLessThan(70)
    await expect.poll(() => background('light')).toBeGreaterThan(200)
  }
})

/** How light the page's background is, 0 to 255. */
const lightness = `(() => {
  const seen = ['.graphiql-container', 'body', 'html'].map((one) => document.querySelector(one))
  const colours = seen.map((one) => one && getComputedStyle(one).backgroundColor)
  const [shown] = colours.filter((colour) => colour && !colour.endsWith(', 0)'))
  return shown ? Math.max(...shown.match(/[0-9.]+/g).slice(0, 3).map(Number)) : 255
})()`

it.skipIf(browserPath === undefined)(
  '/docs begins with first steps, and runs what is tried out as ada',
  async () => {
    const { page, faults } = await openPage(`${world.url}/docs`)
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    await page.locator('.btn.authorize.locked').waitFor()
    await page.locator('#operations-Platform-getPlatform .opblock-summary-control').click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    const answer = page.locator('.live-responses-table')
    await expect.poll(() => answer.textContent()).toContain('"loan_amount_max": 50000')
    expect(faults).toEqual([])
  },
)
