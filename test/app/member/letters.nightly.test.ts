import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { pathIn, startMailWorld } from '../../support/mail.ts'
import { loanTools } from '../../support/market/loans.ts'

// An operator who learns by the keyboard alone which letters did not arrive, and why.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)('looks through the letters: %o', patience, async (of) => {
  const mail = await startMailWorld()
  onTestFinished(() => mail.close())
  const ada = await mail.person('ada')
  const bob = await mail.person('bob')
  mail.answers.set('bob@example.org', '550 5.1.1 no such user')
  for (const one of [ada, bob]) await one.call('POST', '/wallet/deposit', { amount: 5 })
  expect(await mail.counted()).toEqual({ sent: 1, failed: 0, bounced: 1 })

  const { page, faults } = await openApp(mail.world, '/app/operate', { ...of, as: 'operator' })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const records = page.locator('.record')
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }

  await enter(page, link('Letters'))
  await records.getByText('Bounced').waitFor()
  expect(await records.count()).toBe(1)
  await records.getByText('bob@example.org').waitFor()
  await records.getByText('550 5.1.1 no such user').waitFor()
  await look('letters-not-arrived')

  await enter(page, records.locator('summary'))
  await records.getByText('Hello bob,').waitFor()
  await expectFocus(page, records.locator('summary'))
  await look('letter-open')

  await enter(page, link('All'))
  await expect.poll(() => records.count()).toBe(2)
  await records.getByText('Sent', { exact: true }).waitFor()
  await records.getByText(/^Sent .+/).waitFor()
  await look('letters-all')

  await enter(page, link('bob'))
  await page.getByRole('heading', { name: 'bob' }).waitFor()
  await enter(page, link('Letters').last())
  await records.getByText('bob@example.org').waitFor()
  await look('letters-of-one')
})

it_(
  'a borrower whom no letter can reach is told so, with the way to give an address',
  patience,
  async () => {
    const mail = await startMailWorld()
    onTestFinished(() => mail.close())
    const token = await mail.world.token('nora')
    await loanTools(mail.world, token).newLoan({ title: 'A press' })
    const { page, faults } = await openApp(mail.world, '/app/borrow', { as: 'nora', width: 360 })
    await page
      .getByText(/^E-mails, such as reminders of payments, can’t reach you: you have/)
      .waitFor()
    await expectSound('unreached', page, faults)
    await page.getByRole('link', { name: 'Give an address' }).click()
    const address = page.getByLabel('E-mail address')
    await expectFocus(page, address)
    await address.fill('nora@example.org')
    await page.locator('form', { has: address }).getByRole('button', { name: 'Save' }).click()
    await page.getByText(/Until you confirm nora@example.org, you get no letters/).waitFor()
    await page.goto(`${mail.world.url}/app/borrow`)
    await page.getByText(/until you open the link that we sent to nora@example\.org/).waitFor()
    const [letter] = await mail.deliver()
    await fetch(`${mail.world.url}${pathIn(letter?.text, 'confirm')}`, { method: 'POST' })
    await page.reload()
    await page.getByRole('heading', { name: 'My loans' }).waitFor()
    await settled(page)
    expect(await page.getByText(/can’t reach you/).count()).toBe(0)
    expect(faults).toEqual([])
  },
)
