import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../../support/app/back-office.ts'
import { browserPath, patience } from '../../../support/app/browser.ts'
import { expectFocus } from '../../../support/app/keyboard.ts'
import { expectSound, settled } from '../../../support/app/looks.ts'
import { startWorld } from '../../../support/world.ts'

// An operator who deals with several items of the worklist at a time, narrows the list, and sees what colleagues do meanwhile: without a mouse.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

const office = async (of: Look) => {
  const world = await startWorld(backOfficeSettings)
  onTestFinished(() => world.close())
  const desk = await openBackOffice(world)
  const { page, faults } = await openApp(world, '/app/operate', { ...of, as: 'operator' })
  const items = page.locator('.work > .record')
  await expect.poll(() => items.count()).toBe(6)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }
  return { ...desk, world, page, faults, items, press, look }
}

it_.each(looks)(
  'takes, reminds, hands over and puts away several at a time: %o',
  patience,
  async (of) => {
    const { page, items, press, look, colleague, ids, operator } = await office(of)
    const dialog = page.getByRole('dialog')
    const bar = page.getByRole('region', { name: 'Chosen items' })
    const outcomes = dialog.locator('.outcomes li')
    const begin = async (button: string, says: RegExp) => {
      await dialog.getByRole('button', { name: button, exact: true }).press('Enter')
      await dialog.getByText(says).waitFor()
    }
    const close = async () => {
      await dialog.getByRole('button', { name: 'Close' }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.work :checked').count()).toBe(0)
      await settled(page)
    }

    // Two lines, of which a colleague takes one meanwhile: the other is taken all the same.
    await press('j', 'x', 'j', 'x')
    await bar.getByText('2 items chosen').waitFor()
    await look('worklist-chosen-some')
    await press('Shift+T')
    await dialog.getByRole('heading', { name: 'Take 2 items' }).waitFor()
    // Whose loan each is, and how much is due on it.
    await dialog
      .getByText(/^Late loan · .+ · \$[\d,.]+ due$/)
      .first()
      .waitFor()
    await look('worklist-take')
    const second = `late:${ids['A greenhouse']}`
    await colleague.call('PATCH', `/operator/worklist/${second}`, { owner_id: colleague.id })
    await begin('Take', /^1 done, 1 refused\.$/)
    await outcomes
      .filter({ hasText: 'A greenhouse' })
      .getByText(/It is now: With Carl Stone/)
      .waitFor()
    await look('worklist-taken')
    await close()
    await items.filter({ hasText: 'A bakery oven' }).getByText('Yours').waitFor()
    await items.filter({ hasText: 'A greenhouse' }).getByText('With Carl Stone').waitFor()
    expect(await bar.count()).toBe(0)

    // All of them: what is no late loan needs no reminder, and nobody is reminded twice a day.
    await press('*')
    await bar.getByText('6 items chosen').waitFor()
    await press('Shift+R')
    await expectFocus(page, dialog.getByLabel('Add a sentence (optional)'))
    await dialog.getByText('4 of 6 can be reminded. The list says why').waitFor()
    expect(await dialog.getByText('This is not about a late loan.').count()).toBe(2)
    await look('worklist-remind')
    await dialog.getByLabel('Add a sentence (optional)').fill('Please call us.')
    await begin('Remind', /^4 done, 2 needed nothing, 0 refused\.$/)
    await close()
    await press('*')
    await bar.getByText('6 items chosen').waitFor()
    await press('Shift+R')
    await begin('Remind', /^0 done, 6 needed nothing, 0 refused\.$/)
    await look('worklist-reminded')
    await close()
    const reminders = await operator.call('GET', `/operator/loans/${ids['A greenhouse']}/reminders`)
    expect(reminders.body.reminders).toHaveLength(1)

    // What was sent is not asked to be discarded.
    await press('j', 'x')
    await bar.getByText('1 item chosen').waitFor()
    await press('Shift+R')
    await dialog.getByLabel('Add a sentence (optional)').fill('Please.')
    await begin('Remind', /^0 done, 1 needed nothing, 0 refused\.$|^0 done, 1 refused\.$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.work :checked').count()).toBe(0)
    await settled(page)
    await page.evaluate('document.activeElement.blur()')

    // What was put away is handed over.
    await press('j', 'x')
    await bar.getByText('1 item chosen').waitFor()
    await press('Shift+P')
    await expectFocus(page, dialog.locator('[name=lookAgainOn]'))
    await dialog.getByRole('button', { name: 'Put away', exact: true }).press('Enter')
    await dialog.getByText('Choose a day from tomorrow on.').waitFor()
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Look again on').fill(soon)
    await begin('Put away', /^1 done, 0 refused\.$/)
    await close()
    await expect.poll(() => items.count()).toBe(5)
    await page.getByRole('combobox', { name: 'When' }).selectOption({ label: 'Put away for later' })
    await expect.poll(() => items.count()).toBe(1)
    await page.evaluate('document.activeElement.blur()')
    await press('*')
    await bar.getByText('1 item chosen').waitFor()
    await press('Shift+H')
    await expectFocus(page, dialog.getByLabel('Owner'))
    await dialog.getByLabel('Owner').selectOption({ label: 'Carl Stone' })
    await look('worklist-hand-over')
    await begin('Hand over', /^1 done, 0 refused\.$/)
    await close()
    await items.getByText('With Carl Stone').waitFor()
  },
)

it_.each(looks)(
  'narrows the list, and sees at once what colleagues do: %o',
  patience,
  async (of) => {
    const { page, items, press, look, colleague, operator, ids, world } = await office(of)
    await press('f')
    await page.getByLabel('Loan, member, sender or note').fill('oven')
    await look('worklist-filter')
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
    await page.waitForURL(/q=oven/)
    await expect.poll(() => items.count()).toBe(1)
    await page.getByRole('link', { name: 'Everything 1' }).waitFor()
    await page.goto(`${world.url}/app/operate?q=nobody`)
    await page.getByText('Nothing matches all of your filters').waitFor()
    await page.getByRole('link', { name: 'Clear' }).press('Enter')
    await expect.poll(() => items.count()).toBe(6)

    // Nothing is loaded again: what a colleague does appears by itself.
    const take = (title: string, owner: string) =>
      colleague.call('PATCH', `/operator/worklist/late:${ids[title]}`, { owner_id: owner })
    await take('A greenhouse', colleague.id)
    const patient = { timeout: 20_000 }
    await items.filter({ hasText: 'A greenhouse' }).getByText('With Carl Stone').waitFor(patient)
    await take('A bakery oven', operator.id)
    const handed = page.locator('.handed')
    await handed.getByText('You have been handed an item:').waitFor(patient)
    await handed.getByRole('link', { name: 'A bakery oven (by Carl Stone)' }).waitFor()
    const desk = page.getByRole('link', { name: 'Desk', exact: true })
    await expect.poll(() => desk.textContent()).toBe('Desk1')
    await look('worklist-handed')
    await handed.getByRole('button', { name: 'Got it' }).press('Enter')
    await handed.waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => items.count()).toBe(6)
    await expect.poll(() => desk.textContent()).toBe('Desk1')
    expect(await handed.count()).toBe(0)

    // On the page of a loan, which is a look at its borrower, the reader decides.
    await page.goto(`${world.url}/app/operate/${ids.open}`)
    await page.getByRole('heading', { name: 'A second loom' }).waitFor()
    await settled(page)
    await colleague.call('POST', `/operator/loans/${ids.open}/freeze`, { reason: 'A doubt' })
    await page.getByText('Carl Stone has just changed something here.').waitFor(patient)
    await look('loan-changed')
    await page.getByRole('button', { name: 'Show what is new' }).press('Enter')
    await page.getByRole('button', { name: 'Release…', exact: true }).waitFor()
  },
)
