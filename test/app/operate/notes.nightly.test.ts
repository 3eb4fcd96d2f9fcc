import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, expectFocusAtOnce, tabTo, typed } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { startWorld } from '../../support/world.ts'

// An operator who notes something on a loan and on its borrower by the keyboard alone, with a file, and finds both in the borrower's file.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)('notes something on a loan and a member: %o', patience, async (of) => {
  const world = await startWorld(backOfficeSettings)
  onTestFinished(() => world.close())
  const { ids } = await openBackOffice(world)
  const path = `/app/operate/${ids['A bakery oven']}`
  const { page, faults } = await openApp(world, path, { ...of, as: 'operator' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog', { name: 'Add a note' })
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }

  await page.getByText('There are no notes on this loan yet.').waitFor()
  await enter(page, button('Add a note…'))
  await enter(page, dialog.getByRole('button', { name: 'Add a note' }))
  await dialog.getByText('Write the note first.').waitFor()
  await expectFocus(page, dialog.getByLabel('Note'))
  await typed(page, 'Called, pays on Friday.')
  await look('note-form')
  await page.keyboard.press('Escape')
  const keep = dialog.getByRole('button', { name: 'Keep it' })
  await expectFocus(page, keep)
  await look('note-leaving')
  await page.keyboard.press('Escape')
  await enter(page, keep)
  await expectFocus(page, dialog.getByLabel('Note'))
  await expect(dialog.getByLabel('Note').inputValue()).resolves.toBe('Called, pays on Friday.')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName)
  })
  await enter(page, dialog.getByRole('button', { name: 'Add a note' }))
  await page.getByText('Called, pays on Friday.').waitFor()
  await look('loan-notes')
  // Everything on the page, and nothing of it twice.
  expect(asked).toEqual(expect.arrayContaining(['LoanNotes', 'WorkAbout']))
  expect(asked).toEqual([...new Set(asked)])

  await enter(page, page.getByRole('link', { name: 'All notes on the borrower' }))
  await page.getByRole('link', { name: 'A bakery oven' }).waitFor()
  await expectFocusAtOnce(button('Add a note…'), 'dialog')
  await tabTo(page, dialog.getByLabel('Note'))
  await typed(page, 'Sent a letter from the employer.')
  await dialog.getByLabel('A file that belongs to it').setInputFiles({
    name: 'employer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('a letter'),
  })
  await dialog.getByText('8 bytes').waitFor()
  await enter(page, dialog.getByRole('button', { name: 'Add a note' }))
  await page.getByText('employer.pdf').waitFor()
  const lines = await page.locator('.lines > li').allInnerTexts()
  expect(lines.map((line) => /Called|Sent/.exec(line)?.[0])).toEqual(['Sent', 'Called'])
  await look('member-notes')

  await enter(page, button('Add a note…'))
  await tabTo(page, dialog.getByLabel('Note'))
  await typed(page, 'Of no use.')
  await page.keyboard.press('Escape')
  await enter(page, dialog.getByRole('button', { name: 'Discard it' }))
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(page, button('Add a note…'))
})
