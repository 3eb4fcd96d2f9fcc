import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { ageLoan } from '../../support/market/travel.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// A borrower who looks at one payment in its parts and saves it as a PDF, by the keyboard alone.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

let world: World
let token = ''
let loan = ''
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({ DOCUMENTS: 'on', LATE_FEE: '5.00', LATE_FEE_AFTER_DAYS: '3' })
  token = await world.token('ada', { name: 'Ada Lovelace' })
  const { newLoan, put, invest } = loanTools(world, token)
  loan = (await newLoan({ title: 'Seed potatoes' })).id
  await put(loan, { status: 'open' })
  await invest('mary', loan, 1000)
  await ageLoan(world.database, loan, 75)
})
afterAll(() => world?.close())

/** A payment of one's own for each look, so that each begins without a PDF. */
const pay = (amount: number) =>
  world.rest('POST', `/loans/${loan}/repayments`, { token, body: { amount } })

it_.each(looks)('its parts and its PDF: %o', patience, async (of) => {
  const amount = 41.5 + looks.indexOf(of)
  expect((await pay(amount)).status).toBe(201)
  const { page, faults } = await openApp(world, `/app/borrow/${loan}`, { ...of, as: 'ada' })
  const link = page.getByRole('link', { name: new RegExp(`^Receipt for .${amount}0? on `) }).first()
  await link.waitFor()
  await settled(page)
  await expectSound('payments made', page, faults)
  await enter(page, link)
  await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor()
  await page.getByText('Principal left afterwards:').waitFor()
  await settled(page)
  await expectSound('receipt', page, faults)
  if (wantsPictures) await picture(page, 'borrow-receipt', of)

  await enter(page, page.getByRole('button', { name: 'Create a PDF' }))
  const save = page.getByRole('button', { name: 'Save the receipt as a PDF' })
  await save.waitFor()
  await expectFocus(page)
  await expectSound('receipt with its PDF', page, faults)
  if (wantsPictures) await picture(page, 'borrow-receipt-made', of)
  const saved = page.waitForEvent('download')
  await enter(page, save)
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^receipt-\d{4}-\d\d-\d\d\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await enter(page, page.getByRole('link', { name: 'Documents', exact: true }))
  await page.getByText('Receipt').first().waitFor()
})

it_('stops looking for a PDF that does not come, until it is asked to', patience, async () => {
  expect((await pay(21.75)).status).toBe(201)
  const { body } = await world.rest('GET', '/wallet/transactions?type=repayment_paid', { token })
  const [{ id, loan_id }] = body.transactions
  // Asked for, but nothing makes it yet.
  await world.database.sql(
    'insert into receipt (id, user_id, loan_id) select $1, borrower_id, id from loan where id = $2',
    [id, loan_id],
  )
  const { page, faults } = await openApp(world, '/app/borrow', { as: 'ada' })
  await page.clock.install()
  let looks = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('repaymentReceipt')) looks += 1
  })
  await page.goto(`${world.url}/app/borrow/receipt?of=${id}`)
  await page.getByText('it takes a few seconds').waitFor()
  await page.clock.fastForward(5_000)
  await expect.poll(() => looks).toBeGreaterThan(1)
  await page.clock.fastForward(180_000)
  await page.getByText('taking longer than usual').waitFor()
  await settled(page)
  await expectSound('receipt whose PDF does not come', page, faults)
  const before = looks
  await page.clock.fastForward(180_000)
  await page.waitForTimeout(500)
  expect(looks).toBe(before)

  const query = 'mutation ($id: ID!) { requestReceipt(input: { id: $id }) { userErrors { code } } }'
  const asked = await world.graphql(token, query, { id })
  expect(asked.body.data.requestReceipt.userErrors).toEqual([])
  const made = 'select from receipt where id = $1 and made_at is not null'
  await expect.poll(() => world.database.sql(made, [id])).toHaveLength(1)
  await enter(page, page.getByRole('button', { name: 'Look again' }))
  await page.getByRole('button', { name: 'Save the receipt as a PDF' }).waitFor()
  await expectFocus(page)
})

it_('in German, on a narrow phone; of a payment that was undone; of none', patience, async () => {
  await world.rest('PUT', '/preferences', { token, body: { language: 'de' } })
  expect((await pay(33.25)).status).toBe(201)
  const { body } = await world.rest('GET', '/wallet/transactions?type=repayment_paid', { token })
  const [{ id, reference }] = body.transactions
  const look = { theme: 'light', phone: true, width: 360 } as const
  const path = `/app/borrow/receipt?of=${id}`
  const { page, faults } = await openApp(world, path, { ...look, as: 'ada' })
  await page.getByRole('heading', { name: 'Beleg', exact: true }).waitFor()
  await settled(page)
  await expectSound('receipt in German', page, faults)
  if (wantsPictures) await picture(page, 'borrow-receipt-de', look)

  const olga = await world.token('olga', { scope: 'lending:admin' })
  await world.rest('POST', `/operator/repayments/${reference}/undo`, {
    token: olga,
    body: { reason: 'The bank took it back.' },
  })
  await page.reload()
  await page.getByText(/rückgängig gemacht und gilt als nicht geleistet/).waitFor()
  await page.getByText('„The bank took it back.“').waitFor()
  expect(await page.getByRole('button', { name: 'PDF' }).count()).toBe(0)
  await settled(page)
  await expectSound('receipt of an undone payment', page, faults)
  if (wantsPictures) await picture(page, 'borrow-receipt-undone-de', look)

  await page.goto(`${world.url}/app/borrow/receipt?of=01a1fddc-8957-7000-8000-000000000000`)
  await page.locator('.empty').waitFor()
  await expectSound('receipt of nothing', page, faults)
  await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
})

it_(
  'an undone payment says when and why, to its borrower and to its lender',
  patience,
  async () => {
    await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
    expect((await pay(12.75)).status).toBe(201)
    const { body } = await world.rest('GET', '/wallet/transactions?type=repayment_paid', { token })
    const [{ reference }] = body.transactions
    const olga = await world.token('olga', { scope: 'lending:admin' })
    await world.rest('POST', `/operator/repayments/${reference}/undo`, {
      token: olga,
      body: { reason: 'Paid twice by mistake.' },
    })
    const { page, faults } = await openApp(world, `/app/borrow/${loan}`, { as: 'ada' })
    await page
      .getByText(/undone on .*: “Paid twice by mistake\.”/)
      .first()
      .waitFor()
    await page.goto(`${world.url}/app/portfolio/statement`)
    for (const said of [/^You repaid, undone on /, /^Your payment of .*, undone/, /“Paid twice/])
      await page.getByText(said).first().waitFor()
    await settled(page)
    await expectSound('statement with an undone payment', page, faults)
    // One's own loan has a page of one's own; whoever comes to the one for lenders is led there, too.
    await page.locator('.statement').getByRole('link', { name: 'Seed potatoes' }).first().click()
    await page.waitForURL(`**/app/borrow/${loan}`)
    await page.goto(`${world.url}/app/lend/${loan}`)
    await page.getByText('Nobody can invest in it now.').waitFor()
    await page.getByRole('link', { name: 'Go to your page of this loan' }).click()
    await page.waitForURL(`**/app/borrow/${loan}`)
    const lender = await openApp(world, '/app/portfolio/statement', { theme: 'dark', as: 'mary' })
    const shown = [/^A borrower repaid you, undone on /, /^A borrower’s payment of .*, undone/]
    for (const said of [...shown, /(principal|interest) \$[\d.,]+/, /“Paid twice/])
      await lender.page.getByText(said).first().waitFor()
    await lender.page.locator(`.statement a[href="/app/lend/${loan}"]`).first().waitFor()
    expect([...faults, ...lender.faults]).toEqual([])
  },
)
