import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, everyJourney, patience } from '../../support/app/browser.ts'
import { expectSound, looks, settled } from '../../support/app/looks.ts'
import { personOf } from '../../support/market/operating.ts'
import { camtFile } from '../../support/payments/camt.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { isFleet, startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined || isFleet())
const IBAN = 'DE89370400440532013000'
const settings = {
  PAYMENTS: 'bank-file',
  CURRENCY: 'EUR',
  BANK_FILE_IBAN: IBAN,
  BANK_FILE_NAME: 'Lending Ltd',
  BANK_FILE_CREDITOR_ID: 'DE98ZZZ09999999999',
  BANK_ACCOUNT_KEY: '5a'.repeat(32),
  SANDBOX: 'on',
  NEW_ACCOUNT_WAIT: '0',
  APPROVAL_ABOVE: '1000',
} as const

let world: World
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld(settings)
  for (const subject of ['operator', 'colleague'])
    await personOf(world, subject, { scope: 'lending:admin' })
})
afterAll(() => world?.close())

/** Imports a line of today's statement, of whole euros. */
async function imports(key: string, euros: number, more: object = {}): Promise<void> {
  const amount = 100 * euros
  const line = JSON.stringify({ key, amount, is_return: false, ...more })
  await world.database.sql(
    `select import_bank_line(
      begin_bank_file(gen_random_uuid(), 'camt.053', $1, '${IBAN}', null, business_date()),
      $2::jsonb || jsonb_build_object('booked_on', business_date()))`,
    [key, line],
  )
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent')

/** A member whose money has come in by a transfer with their reference. */
async function payer(subject: string, name: string): Promise<string> {
  const { token, id } = await personOf(world, subject, { name })
  const { body } = await world.graphql(token, '{ bankTransferDetails { reference } }')
  const { reference } = body.data.bankTransferDetails
  await imports(`${subject} 1`, 500, { creditor_reference: reference, counterparty: name })
  return id
}

it_('a member adds a bank account, and money leaves to it', patience, async () => {
  await payer('ada', 'Ada Lovelace')
  const { page, faults } = await openApp(world, '/app/wallet', { as: 'ada' })
  await page.getByText('DE89 3704 0044 0532 0130 00').waitFor()
  await button(page, 'Copy Reference').click()
  await page
    .getByRole('status')
    .getByText(/^Reference copied|doesn’t let this page/)
    .waitFor()

  await page
    .getByLabel(/^Amount/)
    .last()
    .fill('10')
  await button(page, 'Withdraw').click()
  await button(page, 'Yes, withdraw €10').click()
  await page.getByRole('alert').getByRole('link', { name: 'Add a bank account' }).click()
  await expect.poll(() => focused(page)).toBe('Bank accounts')

  await button(page, 'Add a bank account…').click()
  expect(await dialog(page).getByLabel('Account holder').inputValue()).toBe('Ada Lovelace')
  await dialog(page).getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 01')
  await button(page, 'Add').last().click()
  const refused = dialog(page).locator('.field', { hasText: 'IBAN' }).locator('.refusal')
  await expect.poll(() => refused.textContent()).toContain('typo')
  await dialog(page).getByLabel('IBAN', { exact: true }).fill('DE02 1203 0000 0000 2020 51')
  await button(page, 'Add').last().click()
  await dialog(page).waitFor({ state: 'detached' })
  const row = page.getByRole('listitem').filter({ hasText: 'IBAN ending in 2051' })
  await row.getByText('Ada Lovelace · Germany').waitFor()
  await row.getByText('Can’t be debited').waitFor()

  await row.getByRole('button', { name: /^Allow debits/ }).click()
  await dialog(page).getByText('You agree that').waitFor()
  await expectSound('the dialog of a mandate', page, faults)
  await button(page, 'Allow debits').click()
  await row.getByText('Can be debited since').waitFor()
  await expect.poll(() => focused(page)).toBe('Stop debits…')
  await page.getByLabel('How').selectOption({ label: 'By debit from IBAN ending in 2051' })
  await page
    .getByLabel(/^Amount/)
    .first()
    .fill('25')
  await button(page, 'Add').click()
  await page.getByText('€25 is on its way to your wallet.').waitFor()

  await button(page, 'Withdraw').click()
  await button(page, 'Yes, withdraw €10').click()
  await page.getByText('Your withdrawal of €10 is being processed.').waitFor()
  await settled(page)
  await expectSound('the wallet', page, faults)

  await row.getByRole('button', { name: /^Remove/ }).click()
  await button(page, 'Remove').click()
  await row.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Bank accounts')
  expect(faults).toEqual([])
})

it_('an operator assigns what nobody knew, and the books agree', patience, async () => {
  const id = await payer('grace', 'Grace Hopper')
  const grace = await world.token('grace')
  const available = async () =>
    (await world.rest('GET', '/wallet', { token: grace })).body.wallet.available_balance
  const before = await available()
  await imports('unknown 1', 75, { counterparty: 'GRACE HOPPER', remittance: 'for my savings' })
  const { page, faults } = await openApp(world, '/app/operate/bank', { as: 'operator' })
  await page.getByText('All explained: the open items below').waitFor()
  await settled(page)
  await expectSound('the bank', page, faults)

  const line = page.getByRole('listitem').filter({ hasText: 'for my savings' })
  await line.getByText('New today').waitFor()
  await line.getByRole('button', { name: 'Assign €75 from GRACE HOPPER' }).click()
  await button(page, 'Assign').click()
  await dialog(page).getByText('Find the member').waitFor()
  await button(page, 'Find').click()
  const found = dialog(page).getByRole('radio', { name: /^Grace Hopper/ })
  await expect.poll(() => found.isChecked()).toBe(true)
  await dialog(page).getByLabel('Reason').fill('She has sent the receipt')
  await button(page, 'Assign').click()
  await dialog(page).getByText('Tick the box').waitFor()
  await expectSound('the dialog of a line', page, faults)
  await dialog(page).getByRole('checkbox').check()
  await button(page, 'Assign').click()
  await page.getByText('The line is assigned.').waitFor()
  await line.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Open items')
  expect(await available()).toBe(before + 75)

  await page.goto(`${world.url}/app/operate/trail?act=assignBankLine`)
  const entry = page.locator('.entry', {
    hasText: 'You assigned a line of the bank’s statement to Grace Hopper.',
  })
  await entry.locator('summary').click()
  await entry.getByText('“She has sent the receipt”').waitFor()
  await page.goto(`${world.url}/app/operate/${id}?tab=payments`)
  await page.getByText('+€75').waitFor()
  expect(faults).toEqual([])
})

it_('what is large, another operator approves; fees are nobody’s', patience, async () => {
  await payer('mary', 'Mary Shelley')
  await imports('unknown 2', 1500, { counterparty: 'M Shelley' })
  await imports('unknown 3', -3, { remittance: 'Account fee' })
  const { page, faults } = await openApp(world, '/app/operate/bank', { as: 'operator' })
  const line = (of: Page) => of.getByRole('listitem').filter({ hasText: '€1,500' })
  await line(page)
    .getByRole('button', { name: /^Assign/ })
    .click()
  await dialog(page).getByLabel('Whose deposit').fill('shelley')
  await dialog(page).getByLabel('Whose deposit').press('Enter')
  await dialog(page)
    .getByRole('radio', { name: /^Mary Shelley/ })
    .check()
  await dialog(page).getByLabel('Reason').fill('As she wrote')
  await dialog(page).getByRole('checkbox').check()
  await button(page, 'Assign').click()
  await page.getByText('another one has to approve it').waitFor()
  await line(page).getByRole('link', { name: 'Waits for another operator' }).waitFor()

  const fee = page.getByRole('listitem').filter({ hasText: 'Account fee' })
  await fee.getByRole('button', { name: /^Assign/ }).click()
  expect(await dialog(page).getByRole('radio', { name: 'A member’s deposit' }).count()).toBe(0)
  await dialog(page).getByRole('radio', { name: 'The bank’s fees' }).check()
  await dialog(page).getByLabel('Reason').fill('March')
  await dialog(page).getByRole('checkbox').check()
  await button(page, 'Assign').click()
  await fee.waitFor({ state: 'detached' })

  const support = await openApp(world, '/app/operate/bank', { as: 'support' })
  await line(support.page).waitFor()
  expect(await support.page.getByRole('button', { name: /^Assign/ }).count()).toBe(0)

  const colleague = await openApp(world, '/app/operate/bank', { as: 'colleague' })
  await line(colleague.page).getByRole('link', { name: 'Waits for another operator' }).click()
  const card = colleague.page.locator('.card', { hasText: 'As she wrote' })
  await card.getByRole('heading', { name: 'Assign a line of the bank’s statement' }).waitFor()
  await card.getByText('as a deposit of Mary Shelley').waitFor()
  await card.getByRole('button', { name: 'Approve…' }).click()
  await dialog(colleague.page).getByLabel('Reason').fill('Seen the letter')
  await dialog(colleague.page).getByRole('checkbox').check()
  await button(colleague.page, 'Approve').click()
  await colleague.page.getByText('It is approved and carried out.').waitFor()
  await colleague.page.goto(`${world.url}/app/operate/bank`)
  await colleague.page.getByText('All explained').waitFor()
  expect(await line(colleague.page).count()).toBe(0)
  await colleague.page.goto(`${world.url}/app/operate/trail?act=assignBankLine`)
  await colleague.page.getByText('assigned a line of the bank’s statement.').waitFor()
  expect([faults, support.faults, colleague.faults]).toEqual([[], [], []])
})

it_('what was there before the first statement is the platform’s own', patience, async () => {
  await imports('opening', 2400, { remittance: 'The balance before the first statement' })
  const { page, faults } = await openApp(world, '/app/operate/bank', { as: 'operator' })
  const line = (of: Page) => of.getByRole('listitem').filter({ hasText: '€2,400' })
  await line(page)
    .getByRole('button', { name: /^Assign/ })
    .click()
  await dialog(page).getByRole('radio', { name: 'The platform’s own money' }).check()
  await expectSound('the dialog of own money', page, faults)
  await dialog(page).getByLabel('Reason').fill('Our account before')
  await dialog(page).getByRole('checkbox').check()
  await button(page, 'Assign').click()
  await page.getByText('another one has to approve it').waitFor()

  const colleague = await openApp(world, '/app/operate/bank', { as: 'colleague' })
  await line(colleague.page).getByRole('link', { name: 'Waits for another operator' }).click()
  const card = colleague.page.locator('.card', { hasText: 'Our account before' })
  await card.getByText('as the platform’s own money').waitFor()
  await card.getByRole('button', { name: 'Approve…' }).click()
  await dialog(colleague.page).getByLabel('Reason').fill('Seen the statement')
  await dialog(colleague.page).getByRole('checkbox').check()
  await button(colleague.page, 'Approve').click()
  await colleague.page.getByText('It is approved and carried out.').waitFor()
  await colleague.page.goto(`${world.url}/app/operate/bank`)
  await colleague.page.getByText('The platform’s own money, in the same account').waitFor()
  expect(await line(colleague.page).count()).toBe(0)
  await expectSound('the bank with own money', colleague.page, colleague.faults)
  expect([faults, colleague.faults]).toEqual([[], []])
})

it_.each(looks.slice(0, everyJourney ? undefined : 1))(
  'the wallet and the bank have nothing that axe finds, and fit their window: %o',
  patience,
  async (look: Look) => {
    await payer('emmy', 'Emmy Noether')
    const token = await world.token('emmy')
    await world.graphql(token, ADDED, { iban: 'DE02120300000000202051' })
    await imports('unknown 4', 20, { counterparty: 'Somebody', remittance: 'Invoice 12' })
    const screens = [
      ['wallet-bank', '/app/wallet', 'emmy', '.bank-account'],
      ['operate-bank', '/app/operate/bank', 'operator', '.sums-table'],
    ] as const
    for (const [name, path, as, there] of screens) {
      const { page, faults } = await openApp(world, path, { ...look, as })
      await page.waitForSelector(there)
      await settled(page)
      await expectSound(name, page, faults)
      if (wantsPictures) await picture(page, name, look)
    }
  },
)

const ADDED = `mutation ($iban: String!) {
  addBankAccount(input: { holder: "Emmy Noether", iban: $iban }) { userErrors { message } }
}`

it_(
  'an operator sees what would come of a statement, imports it, and finds what is left to assign',
  patience,
  async () => {
    const content = camtFile({
      kind: 'camt.053',
      id: 'by hand',
      iban: IBAN,
      currency: 'EUR',
      opening: null,
      closing: null,
      day:
        (await world.database.sql<{ day: string }>('select business_date()::text as day'))[0]
          ?.day ?? '',
      lines: [{ amount: 12_300n, counterparty: 'Peter Quince', remittance: 'for the play' }],
    })
    const { page, faults } = await openApp(world, '/app/operate/bank', { as: 'operator' })
    const file = (text: string) => ({
      name: 'statement.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(text),
    })
    await button(page, 'Import a bank file…').click()
    const chosen = dialog(page).getByLabel('File of the bank (XML)')
    await chosen.setInputFiles(file(content))
    await dialog(page).getByText('Peter Quince').waitFor()
    await settled(page)
    await expectSound('bank-import', page, faults)
    await chosen.setInputFiles(file('no statement'))
    await dialog(page)
      .getByText(/This file can’t be imported/)
      .waitFor()
    await chosen.setInputFiles(file(content))
    await dialog(page).getByText('Peter Quince').waitFor()
    expect(await page.getByText(/A line that nobody has assigned: Peter Quince/).count()).toBe(0)
    await button(page, 'Import').click()
    await page.getByText(/The file is imported. 1 line has to be assigned/).waitFor()
    await page.getByText(/A line that nobody has assigned: Peter Quince/).waitFor()
    await button(page, 'Import a bank file…').click()
    await chosen.setInputFiles(file(content))
    await dialog(page).locator('.tag', { hasText: 'Imported before' }).waitFor()
    await page.goto(`${world.url}/app/operate/trail?act=importBankFile`)
    await page.locator('.entry', { hasText: 'imported a bank file' }).waitFor()
  },
)
