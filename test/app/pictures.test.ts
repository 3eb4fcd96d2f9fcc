import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookingFor, openApp } from '../support/app/app.ts'
import { browserPath } from '../support/app/browser.ts'
import { expectSound, looks } from '../support/app/looks.ts'
import { borrowersLoans } from '../support/market/borrowers.ts'
import { loanTools } from '../support/market/loans.ts'
import { picture, wantsPictures } from '../support/pictures.ts'
import { startWorld, type World } from '../support/world.ts'

interface Screen {
  readonly name: string
  readonly path: string
  /** What is there once it has loaded. */
  readonly there: string
  readonly as?: string
  /** What is done first. */
  readonly first?: (page: Page) => Promise<unknown>
}

/** The pictures of docs/pictures for map and lenders, on the demo's data (PICTURES=1); borrow-looks.nightly.test.ts takes those of borrowers. */
describe.skipIf(browserPath === undefined || !wantsPictures)('the pictures', () => {
  let world: World
  let loan: string
  beforeAll(async () => {
    world = await startWorld({ SEED_DEMO: '1', FEE_SERVICE_PERCENT: '5' })
    await borrowersLoans(world)
    await lookingFor(world, 'mary', { min_interest_rate: 6, auto_invest_max_per_loan: 50 })
    const ada = await world.token('ada')
    const token = await world.token('mary')
    const { body } = await world.rest('GET', '/loans?status=open&limit=50', { token })
    const open: { id: string; location_latitude: number | null; amount_funded: number }[] =
      body.loans
    const { invest } = loanTools(world, ada)
    for (const { id } of open.slice(0, 3)) await invest('mary', id, 125)
    const filled =
      open.find((one) => one.location_latitude !== null && one.amount_funded > 0) ?? open[0]
    loan = filled?.id ?? ''
  })
  afterAll(() => world.close())

  const screens = (): readonly Screen[] => [
    { name: 'sign-in', path: '/app/', there: '.people button' },
    { name: 'map', path: `/app/map?loan=${loan}`, there: '.loan-card .facts', as: 'mary' },
    { name: 'lend-opportunities', path: '/app/lend', there: '.offer .reasons', as: 'mary' },
    {
      name: 'lend-loan',
      path: `/app/lend/${loan}`,
      there: '.suggestions button',
      as: 'mary',
      first: (page) => page.getByLabel('Amount in USD').fill('250'),
    },
    {
      name: 'lend-refusal',
      path: `/app/lend/${loan}`,
      there: '.suggestions button',
      as: 'mary',
      first: async (page) => {
        await page.getByLabel('Amount in USD').fill('60,000')
        await page.keyboard.press('Enter')
        await page.locator('.remedies .button').waitFor()
      },
    },
    { name: 'lend-order', path: '/app/lend/order', there: '.order-page .lines', as: 'mary' },
    { name: 'lend-portfolio', path: '/app/portfolio', there: '.lines', as: 'mary' },
    { name: 'lend-statement', path: '/app/portfolio/statement', there: '.statement', as: 'mary' },
    { name: 'lend-inbox', path: '/app/inbox', there: '.message', as: 'mary' },
    { name: 'wallet', path: '/app/wallet', there: '.forms', as: 'mary' },
  ]

  it.each(looks)('are taken of sound screens: %o', async (look) => {
    for (const { name, path, there, as, first } of screens()) {
      const { page, faults } = await openApp(world, path, { ...look, ...(as && { as }) })
      await page.waitForSelector(there)
      await first?.(page)
      await page.waitForTimeout(1_000)
      await expectSound(name, page, faults)
      await picture(page, name, look)
      await page.context().browser()?.close()
    }
    expect(loan).toMatch(/^[0-9a-f-]{36}$/)
  })
})
