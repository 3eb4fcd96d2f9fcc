import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { personOf } from '../../support/market/operating.ts'
import { startWorld } from '../../support/world.ts'

// A member adds a file to a request for help, and saves it again.

const it_ = it.skipIf(browserPath === undefined)

it_('adds a letter of the bank to a request', patience, async () => {
  const world = await startWorld()
  onTestFinished(() => world.close())
  await personOf(world, 'ada', {})
  const look = { theme: 'dark', phone: true, width: 360, as: 'ada' } as const
  const { page, faults } = await openApp(world, '/app/help', look)
  await page.getByText('Once you have sent it, you can add up to 3 files').waitFor()
  await page.getByRole('textbox').fill('My bank wrote to me.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectFocus(page, page.getByRole('heading', { name: 'What you have asked' }))
  const field = page.getByLabel('Add a file')
  await field.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.of() })
  await page.getByText('This file is empty.').waitFor()
  const disguised = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') }
  await field.setInputFiles(disguised)
  await page.getByText('Only a PDF, a JPEG or a PNG can be added.').waitFor()
  const letter = {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  }
  await field.setInputFiles(letter)
  const saved = page.getByRole('button', { name: 'letter.pdf' })
  await saved.waitFor()
  await page.getByText('Up to 2 more files').waitFor()
  const download = page.waitForEvent('download')
  await saved.click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.7')
  await settled(page)
  await expectSound(
    'help-files',
    page,
    faults.filter((one) => !String(one).includes('400')),
  )
})
