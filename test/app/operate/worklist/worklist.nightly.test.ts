import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../../support/app/back-office.ts'
import { browserPath, patience } from '../../../support/app/browser.ts'
import { enter, tabTo, typed } from '../../../support/app/keyboard.ts'
import { expectSound, settled } from '../../../support/app/looks.ts'
import { startWorld } from '../../../support/world.ts'

// An operator who works through the list on the desk by the keyboard alone: reminds a borrower, takes something, notes on it, hands it over, and exports the rest.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)('works through the worklist: %o', patience, async (of) => {
  const world = await startWorld(backOfficeSettings)
  onTestFinished(() => world.close())
  const { colleague, ids } = await openBackOffice(world)
  const { page, faults } = await openApp(world, '/app/operate', { ...of, as: 'operator' })
  // A page that is not in view does not follow what colleagues do: here, they are faster than it.
  const unseen = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }); 0"
  await page.addInitScript(unseen)
  await page.evaluate(unseen)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const items = page.locator('.work > .record')
  const choose = (of: string, label: string) =>
    page.getByRole('combobox', { name: of }).selectOption({ label })
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }

  await page.getByRole('heading', { name: 'Worklist' }).waitFor()
  await expect.poll(() => items.count()).toBe(6)
  expect(await page.getByRole('link', { name: 'Cases' }).count()).toBe(0)
  await look('worklist')

  // A borrower is reminded from the list, once a day, and the page of the loan says so.
  const remind = page.getByRole('button', { name: 'Remind the borrower: Seed potatoes' })
  await enter(page, remind)
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Add a sentence (optional)'))
  await typed(page, 'Please call us.')
  await look('worklist-remind')
  await enter(page, dialog.getByRole('button', { name: 'Send the reminder' }))
  await page.getByText('The borrower is reminded.').waitFor()
  await items.getByText('Reminded: wait for the payment').waitFor()
  await items.getByText('Reminded today by you').waitFor()
  await enter(page, link('Seed potatoes'))
  await page.getByText('Sent by Olga Marsh').waitFor()
  await enter(page, page.getByText('What was added to it'))
  await page.getByText('Please call us.').waitFor()
  await page.getByText('The borrower was reminded today.').waitFor()
  expect(await remind.count()).toBe(0)
  await look('reminders-of-a-loan')
  await page.goto(`${world.url}/app/operate`)
  await expect.poll(() => items.count()).toBe(6)

  // A colleague has taken something since the list was read: the list says who, also where the item is gone from it.
  const answered = page.waitForResponse(
    (one) => one.request().postData()?.includes('"owned":false') ?? false,
  )
  await choose('Whose work', 'Nobody’s yet')
  await answered
  await settled(page)
  const late = `/operator/worklist/late:${ids['A greenhouse']}`
  const theirs = page.getByRole('button', { name: 'Take it: A greenhouse' })
  await theirs.waitFor()
  await colleague.call('PATCH', late, { owner_id: colleague.id })
  await enter(page, theirs)
  await page
    .getByText('“A greenhouse” has changed in the meantime: it is with Carl Stone now.')
    .waitFor()
  await theirs.waitFor({ state: 'detached' })
  await look('worklist-overtaken')
  await colleague.call('PATCH', late, { owner_id: null })
  await choose('Whose work', 'Everybody’s work')
  await expect.poll(() => items.count()).toBe(6)

  // Somebody is faster than a note: it says what they made of the item, and what was typed is still there to be saved.
  await enter(page, page.getByRole('button', { name: 'Owner and note: A greenhouse' }))
  await tabTo(page, dialog.getByLabel('Note'))
  await typed(page, 'Promised to pay.')
  await colleague.call('PATCH', late, { owner_id: colleague.id, note: 'Called in vain.' })
  await enter(page, dialog.getByRole('button', { name: 'Save' }))
  await dialog.getByText(/changed this in the meantime. It is now: With Carl Stone/).waitFor()
  await dialog.getByText(/if you save again, your note replaces that one/).waitFor()
  await look('worklist-note-overtaken')
  await enter(page, dialog.getByRole('button', { name: 'Put your colleague’s note before yours' }))
  await enter(page, dialog.getByRole('button', { name: 'Save' }))
  await dialog.waitFor({ state: 'detached' })
  const greenhouse = items.filter({ hasText: 'A greenhouse' })
  await greenhouse.getByText('Called in vain. Promised to pay.').waitFor()
  await greenhouse.getByText('With Carl Stone').waitFor()
  await colleague.call('PATCH', late, { owner_id: null, note: null })

  await enter(page, page.getByRole('button', { name: 'Take it: A bakery oven' }))
  await items.getByText('Yours').waitFor()
  await choose('Whose work', 'My own')
  await expect.poll(() => items.count()).toBe(1)
  await look('worklist-own')

  await enter(page, page.getByRole('button', { name: 'Owner and note: A bakery oven' }))
  await dialog.getByLabel('Owner').selectOption({ label: 'Carl Stone' })
  await tabTo(page, dialog.getByLabel('Note'))
  await typed(page, 'Called, pays on Friday.')
  await look('worklist-note')
  await enter(page, dialog.getByRole('button', { name: 'Save' }))
  await page.getByText('Nothing waits here').waitFor()

  // It stands on the page of its loan, too, and is put away there.
  await choose('Whose work', 'Everybody’s work')
  await enter(page, link('A bakery oven'))
  const about = page.getByRole('region', { name: 'Worklist' })
  await about.getByText('With Carl Stone').waitFor()
  await about.getByText('Called, pays on Friday.').waitFor()
  await enter(page, about.getByRole('button', { name: 'Owner and note: A bakery oven' }))
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Look again on').fill(soon)
  await look('worklist-put-away')
  await enter(page, dialog.getByRole('button', { name: 'Save' }))
  await about.getByText(/ again on /).waitFor()
  await look('worklist-of-a-loan')
  await enter(page, page.getByRole('link', { name: 'Ada Lovelace' }).first())
  await expect.poll(() => about.locator('.record').count()).toBe(5)
  await look('worklist-of-a-member')
  await page.goto(`${world.url}/app/operate`)
  await expect.poll(() => items.count()).toBe(5)
  await choose('When', 'Put away for later')
  await expect.poll(() => items.count()).toBe(1)
  await enter(page, page.getByRole('button', { name: 'Owner and note: A bakery oven' }))
  await dialog.getByLabel('Look again on').fill('')
  await enter(page, dialog.getByRole('button', { name: 'Save' }))
  await page.getByText('Nothing waits here').waitFor()
  await choose('When', 'Now')

  await enter(page, link('Loans late or in default 4'))
  await expect.poll(() => items.count()).toBe(4)
  await items.getByText('With Carl Stone').waitFor()
  await items.getByText('Called, pays on Friday.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV: the worklist' }).press('Enter')
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(5)
})
