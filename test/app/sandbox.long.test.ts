import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { browserPath } from '../support/app/browser.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld } from '../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)

it_(
  'in a sandbox, the clock is moved from every page, and a loan is repaid in a minute',
  async () => {
    const world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'on' })
    onTestFinished(() => world.close())
    const ada = await world.token('ada')
    const { newLoan, put } = loanTools(world, ada)
    const { id } = await newLoan({
      title: 'sandbox-funded: a loom',
      amount_requested: 120,
      repayment_period_months: 2,
    })
    await put(id, { status: 'open' })
    const loan = async () => (await world.rest('GET', `/loans/${id}`, { token: ada })).body.loan
    await expect.poll(async () => (await loan()).status).toBe('active')
    const { page, faults } = await openApp(world, `/app/borrow/${id}`, { as: 'ada' })
    const clock = page.locator('details.clock')
    await clock.locator('summary').click()
    const shown = () => clock.locator('time').textContent()
    await expect.poll(shown).toMatch(/\d/)
    const before = await shown()
    await clock.getByRole('button', { name: 'Next day', exact: true }).click()
    await expect.poll(shown).not.toBe(before)
    for (let month = 0; month < 3; month += 1) {
      if ((await loan()).status === 'repaid') break
      await clock.getByRole('button', { name: 'Next month' }).click()
      await expect
        .poll(async () =>
          clock.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled'),
        )
        .toBe('false')
    }
    await expect.poll(async () => (await loan()).days_past_due).toBeGreaterThan(0)
    await expect.poll(() => page.locator('main').textContent()).toMatch(/late|overdue/i)
    const owed = (await loan()).payoff_amount
    await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: owed } })
    const paid = await world.rest('POST', `/loans/${id}/repayments`, {
      token: ada,
      body: { amount: owed },
    })
    expect(paid.status).toBe(201)
    await expect.poll(() => page.locator('main').textContent()).toMatch(/repaid/i)
    expect(faults).toEqual([])
  },
)

it_('a platform shows no clock', async () => {
  const world = await startWorld()
  onTestFinished(() => world.close())
  const { page } = await openApp(world, '/app/borrow', { as: 'ada' })
  await page.locator('main').waitFor()
  await page.getByRole('link', { name: 'Ask for a loan' }).waitFor()
  expect(await page.locator('details.clock').count()).toBe(0)
})
