import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { startMailWorld } from '../../support/mail.ts'

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
