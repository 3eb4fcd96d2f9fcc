import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { loanTools } from '../../support/market/loans.ts'
import { isFleet, startWorld } from '../../support/world.ts'

it.skipIf(browserPath === undefined || isFleet())(
  'a frozen member is told why, repays, reads the inbox, and goes on once released',
  patience,
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const ada = await world.token('ada', { name: 'Ada Lovelace' })
    const { newLoan, put, invest } = loanTools(world, ada)
    const { id } = await newLoan({ title: 'Seed potatoes' })
    await put(id, { status: 'open' })
    await invest('grace', id, 1000)
    await world.rest('POST', '/wallet/withdraw', { token: ada, body: { amount: 950 } })
    const operator = await world.token('operator', { scope: 'lending:admin' })
    const me = (await world.rest('GET', '/profile', { token: ada })).body.profile.id
    const act = (what: string, reason: string) =>
      world.rest('POST', `/operator/members/${me}/${what}`, { token: operator, body: { reason } })
    const { page } = await openApp(world, '/app/map?at=47.4,8.7,9', { as: 'ada' })
    await page.getByRole('navigation', { name: 'Screens' }).waitFor()
    await act('freeze', 'Two people use this account.')
    await page.getByText('Two people use this account.').first().waitFor()
    expect(await page.getByText('Reconnecting').count()).toBe(0)
    await page.getByText('Account frozen').waitFor()
    await page.getByLabel('What happened, and what would you like').fill('It is my sister.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const asked = page.locator('.card', { hasText: 'What you have asked' })
    await asked.getByText('It is my sister.').waitFor()
    await asked.getByText('Waiting for an answer').waitFor()
    expect(await page.getByRole('navigation', { name: 'Screens' }).count()).toBe(0)
    const add = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add' }) })
    await add.getByRole('textbox').fill('951')
    await add.getByRole('button').click()
    await page.getByText('up to $950 would work').waitFor()
    await add.getByRole('textbox').fill('950')
    await add.getByRole('button').click()
    await page.getByText('$950 added to your wallet.').waitFor()
    await page.getByText('Your wallet has $1,000 for it.').waitFor()
    const repay = page.getByRole('region', { name: 'Seed potatoes' })
    const amount = repay.getByRole('textbox', { name: /^Amount/ })
    await amount.fill('100')
    // Asking each 15 s whether the account is still frozen fails meanwhile: the form stays.
    await page.context().setOffline(true)
    await page.waitForTimeout(17_000)
    expect(await amount.inputValue()).toBe('100')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Repay $100' }).click()
    // It is more than the next payment, so it is asked once more.
    await page.getByRole('dialog').getByRole('button', { name: 'Repay $100' }).click()
    await page.getByText('You repaid $100.').waitFor()
    await act('release', 'It was a mistake.')
    await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  },
)
