import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { personOf } from '../../support/market/operating.ts'
import { startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

let world: World
beforeAll(async () => {
  if (browserPath !== undefined) {
    world = await startWorld({ LENDER_PROTECTION: 'eu', APR_METHOD: 'eu' })
  }
})
afterAll(() => world?.close())

/** An open loan that asks for 2 000, and somebody with money to lend. */
async function loanFor(lender: string) {
  const { newLoan, put } = loanTools(world, await world.token('ada', { name: 'Ada Lovelace' }))
  const { id } = await newLoan({ title: 'A kiln', amount_requested: 2000 })
  await put(id, { status: 'open' })
  return { id, person: await personOf(world, lender, { amount: 5000 }) }
}

const right = [
  'A few times',
  'I will need it in some years',
  'All of it',
  'Nobody',
  'Only as the borrower repays it',
  'It is more likely that it will not be repaid',
  'In small amounts in many different loans',
]

it_.each(looks)(
  'a lender takes the test, is warned, invests, and leaves the investment again: %o',
  patience,
  async (of) => {
    const lender = `lena-${of.theme}`
    const { id: loan } = await loanFor(lender)
    const { page, faults } = await openApp(world, `/app/lend/${loan}`, { ...of, as: lender })
    const look = async (name: string) => {
      await settled(page)
      await expectSound(name, page, faults)
    }
    // So large an amount is asked about before it is sent.
    const invest = async () => {
      await page.getByRole('button', { name: 'Invest $2,000', exact: true }).click()
      await page.getByText('You are about to lend $2,000 to').waitFor()
      await page.getByRole('button', { name: 'Yes, invest $2,000' }).click()
    }
    await page.getByText(/^Borrower’s APRC/).waitFor()
    await page.getByLabel('Amount').fill('2000')
    await page.getByText(/giving a reason.* or if the loan is not fully funded by/).waitFor()
    await invest()
    await page.getByRole('heading', { name: 'Before you invest' }).waitFor()
    await look('the questions')
    for (const answer of right) await page.getByLabel(answer, { exact: true }).check()
    await page.getByLabel('Net income of a year').fill('30,000')
    await page.getByLabel('Money in accounts').fill('5,000')
    await page.getByLabel('What you have to pay in a year').fill('20,000')
    await page.getByRole('button', { name: 'See the results' }).click()
    await page.getByText('Your net worth is $15,000').waitFor()
    await look('the results')
    await page.getByRole('button', { name: 'I have read and understood this' }).click()
    await invest()
    await page.getByText('This is more than you can usually put at risk in one loan').waitFor()
    await look('the warning')
    await page.getByRole('button', { name: 'I have read and understood this: go on' }).click()
    await page.getByText('Your $2,000 for Ada Lovelace is reserved').waitFor()
    const shown = await world.rest('GET', `/loans/${loan}`, { token: await world.token('ada') })
    expect(shown.body.loan.status).toBe('funded')

    await page.goto(`${world.url}/app/portfolio`)
    await page.getByText('fully funded, paid out once no lender can cancel any more').waitFor()
    await page.getByText(/You can cancel it until/).waitFor()
    await look('the investment')
    await page.getByRole('button', { name: 'Cancel the investment' }).press('Enter')
    await page.getByRole('button', { name: 'Yes, return my money' }).press('Enter')
    await page.getByText('The investment is cancelled').waitFor()
    await look('the investment that was left')
  },
)

it_('a lender reads the test in German', patience, async () => {
  const { id: loan, person } = await loanFor('lena-german')
  await person.call('PUT', '/preferences', { language: 'de' })
  const { page, faults } = await openApp(world, `/app/lend/${loan}`, { as: 'lena-german' })
  await page.getByText(/^Effektiver Jahreszins für den Kreditnehmer/).waitFor()
  await page.getByLabel('Betrag').fill('100')
  await page.getByText(/Angabe von Gründen.* oder wenn der Kredit bis .* nicht voll/).waitFor()
  await page.getByRole('button', { name: /^100\s*.* anlegen$/ }).click()
  await page.getByRole('heading', { name: 'Bevor Sie anlegen' }).waitFor()
  await page.getByLabel('Einige Male', { exact: true }).check()
  await page.getByRole('button', { name: 'Ergebnisse anzeigen' }).click()
  await page.getByText('Beantworten Sie alle Fragen').waitFor()
  await expectSound('the questions in German', page, faults)
})

it_.each(looks)(
  'an operator recognises a lender as sophisticated, and ends that again: %o',
  patience,
  async (of) => {
    const { person } = await loanFor(`lars-${of.theme}`)
    const missing = async () => (await person.call('GET', '/lender-test')).body.lender_test.missing
    const path = `/app/operate/${person.id}`
    const { page, faults } = await openApp(world, path, { ...of, as: 'operator' })
    const card = page.locator('.card', {
      has: page.getByRole('heading', { name: 'As a lender', exact: true }),
    })
    const act = async (name: string) => {
      await card.getByRole('button', { name: `${name}…` }).click()
      await page.getByRole('dialog').getByLabel('Reason').fill('Invests for a living')
      await settled(page)
      await expectSound(name, page, faults)
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    }
    await card.getByText('has not taken the entry test yet').waitFor()
    await act('Recognise as sophisticated')
    await card.getByText('Recognised as a sophisticated lender until').waitFor()
    expect(await missing()).toBeNull()
    await act('End the recognition')
    await card.getByText('has not taken the entry test yet').waitFor()
    expect(await missing()).toBe('never_taken')
  },
)
