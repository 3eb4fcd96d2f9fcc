import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { browserPath, patience } from '../support/app/browser.ts'
import { expectSound } from '../support/app/looks.ts'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { paymentService, stripeSettings } from '../support/payments/service.ts'
import { freePort } from '../support/servers/free-port.ts'
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
    // On a narrow phone, its day and all that stands beside it fit, in each language.
    await page.setViewportSize({ width: 360, height: 800 })
    for (const language of ['de', 'en']) {
      await page.locator('.head select').selectOption(language)
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
      await expectSound(`sandbox in ${language}`, page, faults)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
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
    // On a phone, the head has room for the clock.
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(faults).toEqual([])
  },
)

it_(
  'payments that take days are followed, and what is owed is told; operators see them all',
  patience,
  async () => {
    const world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off' })
    onTestFinished(() => world.close())
    const operator = await personOf(world, 'operator', { scope: 'lending:admin' })
    const grace = await personOf(world, 'grace', { name: 'Grace Hopper' })
    await grace.call('POST', '/wallet/deposit', { amount: 1.03 })
    await grace.call('POST', '/wallet/transfer', { amount: 1, recipient_id: operator.id })
    const { page: hers, faults: hersToo } = await openApp(world, '/app/wallet', { as: 'grace' })
    const { page, faults } = await openApp(world, '/app/wallet', { as: 'ada' })
    const adding = page.locator('.card', { hasText: 'Add money' })
    const add = async (amount: string) => {
      await adding.getByLabel('Amount in USD').fill(amount)
      await page.keyboard.press('Enter')
    }
    await add('1.01')
    await adding
      .getByText('Adding $1.01 failed, and no money moved. The bank refused the payment.')
      .waitFor()
    await adding.getByRole('button', { name: 'Try again' }).click()
    await add('1.02')
    await adding.getByText('$1.02 is on its way to your wallet.').waitFor()
    const balance = page.locator('.card', { hasText: 'Balance' })
    await expect.poll(() => balance.textContent()).toMatch(/Total\$0\.00On its way\$1\.02/)
    const payments = page.locator('.payments')
    await expect.poll(() => payments.textContent()).toMatch(/On its way.*\$1.02.*Failed.*\$1.01/)
    expect(await hers.locator('.owed').count()).toBe(0)
    await expectSound('wallet', page, faults)

    const { page: desk, faults: deskToo } = await openApp(world, '/app/operate/payments', {
      as: 'operator',
    })
    await desk.getByText('3 payments').waitFor()
    await desk.getByLabel('State').selectOption({ label: 'Not settled yet' })
    await desk.getByRole('button', { name: 'Show' }).click()
    const record = desk.locator('.record')
    await expect.poll(() => record.allTextContents()).toHaveLength(1)
    expect(await record.textContent()).toMatch(/Deposit by .*sandbox-.*Not arrived yet\$1.02/)
    await desk.getByLabel('State').selectOption({ label: 'Failed' })
    await desk.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => record.textContent()).toMatch(/The bank refused the payment.*\$1.01/)
    await expectSound('operate-payments', desk, deskToo)

    await operator.call('POST', '/sandbox/clock', { advance: 'P4D' })
    await hers.getByRole('heading', { name: 'You owe the platform $1' }).waitFor()
    await expect.poll(() => hers.locator('.payments').textContent()).toMatch(/Taken back.*\$1.03/)
    await expectSound('owed', hers, hersToo)
    await expect.poll(() => balance.textContent()).toMatch(/Available\$1.02.*Total\$1.02What/)
    await expect.poll(() => payments.textContent()).not.toContain('$1.02')
    const out = hers.locator('.card', { hasText: 'Take money out' })
    await out.getByLabel('Amount in USD').fill('1')
    await hers.keyboard.press('Enter')
    await out.getByText('You have $0 available.').waitFor()
    await hers.getByRole('link', { name: 'See every movement' }).click()
    await hers.getByText(/taken back by the bank on/).waitFor()
    await desk.goto(`${world.url}/app/operate/payments?state=RETURNED&member=${grace.id}`)
    await desk.getByRole('link', { name: 'Grace Hopper' }).click()
    await desk.getByLabel('The member’s file').getByRole('link', { name: 'Payments' }).click()
    await expect.poll(() => record.textContent()).toMatch(/Taken back.*\$1.03/)
    expect([...faults, ...hersToo, ...deskToo]).toEqual([])
  },
)

it_('a deposit leads to the page on which it is paid', async () => {
  const port = await freePort()
  const world = await startWorld(stripeSettings(`http://127.0.0.1:${port}`))
  onTestFinished(() => world.close())
  const service = await paymentService(`${world.url}/payments/stripe/events`, {
    port,
    paysAlone: false,
  })
  onTestFinished(() => service.close())
  const { page, faults } = await openApp(world, '/app/wallet', { as: 'ada' })
  const adding = page.locator('.card', { hasText: 'Add money' })
  // So much may have been mistyped: that is asked about, and then another amount is entered.
  await adding.getByLabel('Amount in USD').fill('99999999')
  await page.keyboard.press('Enter')
  await adding.getByText('You are about to add $99,999,999 to your wallet.').waitFor()
  await adding.getByLabel('Amount in USD').fill('0')
  await page.keyboard.press('Enter')
  await adding.getByText('Enter an amount above 0.').waitFor()
  await adding.getByLabel('Amount in USD').fill('50')
  expect(await adding.locator('.refusal').allTextContents()).not.toContain(
    'Enter an amount above 0.',
  )
  await page.keyboard.press('Enter')
  await adding.getByText('Pay $50 to finish.').waitFor()
  await page.locator('.payments').getByRole('link', { name: 'Pay $50 now' }).waitFor()
  expect(faults).toEqual([])
  await adding.getByRole('link', { name: 'Pay $50 now' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await page.goto(`${world.url}/app/wallet`)
  await expect.poll(() => page.locator('.facts').textContent()).toMatch(/Available\$50/)
  expect(await page.locator('.payments').count()).toBe(0)
  const out = page.locator('.card', { hasText: 'Take money out' })
  await out.getByLabel('Amount in USD').fill('5')
  await page.keyboard.press('Enter')
  await out.getByRole('button', { name: 'Yes, withdraw $5' }).click()
  await out.getByText('the platform has no payment service for it').waitFor()
})

it_('a large withdrawal waits until an operator decides on it', patience, async () => {
  const world = await startWorld({ WITHDRAW_APPROVAL_ABOVE: '100' })
  onTestFinished(() => world.close())
  await personOf(world, 'operator', { scope: 'lending:admin' })
  const ada = await personOf(world, 'ada', { amount: 500 })
  const { page } = await openApp(world, '/app/wallet', { as: 'ada' })
  const out = page.locator('.card', { hasText: 'Take money out' })
  await out.getByLabel('Amount in USD').fill('150')
  await page.keyboard.press('Enter')
  await out.getByRole('button', { name: 'Yes, withdraw $150' }).click()
  await out.getByText('Your withdrawal of $150 is waiting for approval.').waitFor()
  await ada.call('POST', '/wallet/withdraw', { amount: 200 })
  const { page: desk, faults } = await openApp(world, '/app/operate/payments?state=REQUESTED', {
    as: 'operator',
  })
  const decide = async (amount: string, act: string) => {
    const record = desk.locator('.record', { hasText: amount })
    await record.getByRole('button', { name: act }).click()
    await expectSound('decide-payment', desk, faults)
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('seen the contract')
    if (act === 'Approve…') await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: act.replace('…', '') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => record.count()).toBe(0)
  }
  await decide('$150', 'Approve…')
  await decide('$200', 'Cancel…')
  const { payments } = (await ada.call('GET', '/payments?direction=out')).body
  expect(payments.map(({ state }: { state: string }) => state)).toEqual(['canceled', 'approved'])
  expect(faults).toEqual([])
})

it_('a platform shows no clock', async () => {
  const world = await startWorld()
  onTestFinished(() => world.close())
  const { page } = await openApp(world, '/app/borrow', { as: 'ada' })
  await page.locator('main').waitFor()
  await page.getByRole('link', { name: 'Ask for a loan' }).waitFor()
  expect(await page.locator('details.clock').count()).toBe(0)
})
