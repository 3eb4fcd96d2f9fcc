import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { personOf } from '../../support/market/operating.ts'
import { startBankWorld } from '../../support/payments/bank-world.ts'

// An operator looks payments up by day and provider and saves them, sees what the bank has sent and was sent, and who owes the platform.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

let town: Awaited<ReturnType<typeof startBankWorld>>
beforeAll(async () => {
  if (browserPath === undefined) return
  town = await startBankWorld()
  const { bank, today, act, saver, olga } = town
  const ada = await saver('Ada', 10_000n)
  const bob = await personOf(town.world, 'bob', { name: 'Bob Oak' })
  await bank.tell(await today(), [{ amount: 4_200n, remittance: 'who knows', counterparty: 'Cyd' }])
  await act(ada, '/wallet/withdraw', { amount: 30, bank_account_id: ada.account.id })
  expect(await bank.orders()).toHaveLength(1)
  await act(ada, '/wallet/transfer', { recipient_id: bob.id, amount: 60 })
  const { transactions } = await town.get(ada, '/wallet/transactions?type=deposit')
  await act(olga, `/operator/transactions/${transactions[0].id}/reverse`, { reason: 'by mistake' })
})
afterAll(() => town?.close())

const saved = async (page: Page, name: string | RegExp): Promise<string[]> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
}

it_.each(looks)('finds payments, bank lines and debts: %o', patience, async (of) => {
  const path = '/app/operate/payments'
  const { page, faults } = await openApp(town.world, path, { ...of, as: 'operator' })
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }
  const lines = page.locator('.records > li')
  const show = () => page.getByRole('button', { name: 'Show', exact: true }).click()
  // On a phone, a form of many conditions waits until it is wanted.
  const wanted = async () => {
    if (of.phone) await page.locator('summary', { hasText: 'Filter' }).click()
  }
  const day = await town.today()

  await lines.first().waitFor()
  const all = await lines.count()
  expect(await saved(page, 'CSV: these payments')).toHaveLength(1 + all)
  await wanted()
  await page.getByLabel('Made until').fill('2020-01-01')
  await show()
  await page.getByText('No payments match').waitFor()
  await page.getByLabel('Made until').fill(day)
  await page.getByLabel('Made from').fill(day)
  await page.getByLabel('Direction').selectOption('OUT')
  await page.getByLabel('Carried out by').selectOption('bank-file')
  await show()
  await page.waitForURL(/provider=bank-file/)
  await lines.filter({ hasText: 'Withdrawal' }).first().waitFor()
  await look('payments-found')
  const [head, ...rows] = await saved(page, 'CSV: these payments')
  expect(head).toMatch(/,member_name,counterparty_name$/)
  expect(rows).toHaveLength(await lines.count())
  expect(rows.join()).toContain('Ada Elm')

  await page.goto(`${town.world.url}/app/operate/bank`)
  const views = page.getByRole('navigation', { name: 'What to see of the bank' })
  await views.getByRole('link', { name: 'Files' }).click()
  await lines.filter({ hasText: '1 line to assign' }).waitFor()
  await look('bank-files')
  expect(await saved(page, 'CSV: these files')).toHaveLength(1 + (await lines.count()))
  await lines.filter({ hasText: 'Orders: withdrawals' }).getByRole('link').click()
  await page.waitForURL(/payments\?file=/)
  await lines.filter({ hasText: 'Withdrawal' }).waitFor()
  expect(await lines.count()).toBe(1)
  await page.goBack()

  await views.getByRole('link', { name: 'Lines of statements' }).click()
  await lines
    .filter({ hasText: 'Ada Elm' })
    .getByRole('link', { name: /^See the payment/ })
    .waitFor()
  await wanted()
  await page.getByLabel('What became of it').selectOption({ label: 'Not assigned yet' })
  await show()
  await page.waitForURL(/of=lines.*purpose=SUSPENSE/)
  await lines.filter({ hasText: 'who knows' }).getByText('€42').waitFor()
  await look('bank-lines')
  expect(await saved(page, 'CSV: these lines')).toHaveLength(2)
  await page.getByRole('link', { name: 'Clear' }).click()
  await lines.filter({ hasText: 'Ada Elm' }).first().waitFor()

  // The same line is found by what the payer wrote, and opens by its id.
  const { bank_lines: known } = await town.get(town.olga, '/operator/bank-lines?purpose=payment')
  const line = known[0]
  await page.goto(`${town.world.url}/app/operate/members`)
  const find = page.getByRole('searchbox').or(page.locator('input[name=q]')).first()
  await find.fill(line.remittance)
  await find.press('Enter')
  const found = page.getByRole('region', { name: /^Lines of the bank/ })
  await found.getByText('Ada Elm').waitFor()
  await page.goto(`${town.world.url}/app/operate/${line.id}`)
  await page.getByRole('heading', { name: 'Line of the bank’s statement: €100' }).waitFor()
  await lines.getByText('Ada Elm').waitFor()
  await look('bank-line')

  await page.goto(`${town.world.url}/app/operate/loans`)
  expect((await saved(page, /^CSV/))[0]).toMatch(/^id,borrower_id,title,/)

  await page.goto(`${town.world.url}/app/operate/members`)
  await page.getByRole('link', { name: 'Owe the platform' }).click()
  const debt = lines.filter({ hasText: 'Ada Elm' })
  await debt.getByText('€90').waitFor()
  await look('owing')
  expect(await saved(page, 'CSV: what members owe the platform')).toHaveLength(2)
  await debt.getByRole('link').click()
  await page.getByRole('heading', { name: 'Ada Elm' }).waitFor()
  expect(faults).toEqual([])
})
