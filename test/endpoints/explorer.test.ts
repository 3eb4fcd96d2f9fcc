import { afterAll, expect, it } from 'vitest'
import { tabs } from '../../src/http/graphiql-tabs.ts'
import { browserPath, openPage } from '../support/browser.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
afterAll(() => world.close())

it.skipIf(browserPath === undefined)(
  'opens with four tabs that run, of which the second invests, also after a reload',
  async () => {
    const token = await world.token('mary', { name: 'Mary' })
    const draft = {
      title: 'Seed potatoes',
      description: 'For spring.',
      purpose: 'agriculture',
      amount_requested: 100,
      interest_rate: 9.5,
      repayment_period_months: 6,
    }
    const { loan } = (await world.rest('POST', '/loans', { token, body: draft })).body
    await world.rest('PUT', `/loans/${loan.id}`, { token, body: { status: 'open' } })

    const { page, faults } = await openPage(`${world.url}/graphiql`)
    const tab = (index: number) => page.locator('.graphiql-tab-button').nth(index).click()
    const shown = () =>
      page.evaluate<string>(
        `document.querySelector('.result-window .CodeMirror').CodeMirror.getValue()`,
      )
    const play = async (index: number, operation?: string) => {
      await tab(index)
      await page.locator('.graphiql-execute-button').click()
      if (operation) await page.getByRole('menuitem', { name: operation }).click()
      return expect.poll(shown)
    }
    expect(await page.locator('.graphiql-tab-button').allTextContents()).toEqual([
      'Look',
      'Deposit',
      'Watch',
      'Loans',
    ])
    await (await play(0)).toContain('"title": "Seed potatoes"')
    await (await play(1, 'Deposit')).toContain('"availableBalance": "100.00"')
    await (await play(1, 'Invest')).toContain('"code": "NOT_FOUND"')
    await page.evaluate(
      `document.querySelectorAll('.graphiql-editor-tool .CodeMirror')[0].CodeMirror.setValue('{"loanId": "${loan.id}"}')`,
    )
    await (await play(1, 'Invest')).toContain('"status": "PENDING"')
    await (await play(3)).toContain('"hasNextPage": false')
    await tab(2)
    await page.locator('.graphiql-execute-button').click()
    const ada = await world.token('ada')
    await expect
      .poll(async () => {
        await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 1 } })
        return shown()
      })
      .toContain('"availableBalance"')
    await page.reload()
    await (await play(0)).toContain('"title": "Seed potatoes"')
    expect(tabs).toHaveLength(4)
    expect(faults).toEqual([])
  },
)
