import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, tabTo } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { startWorld } from '../../support/world.ts'

// An operator who reads the reports by the keyboard alone: each has a picture that says what it shows, the figures, what they mean, and a file.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)('reads the reports: %o', patience, async (of) => {
  const world = await startWorld(backOfficeSettings)
  onTestFinished(() => world.close())
  await openBackOffice(world)
  const { page, faults } = await openApp(world, '/app/operate', { ...of, as: 'operator' })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
  }

  await enter(page, link('Reports'))
  await page.getByRole('heading', { level: 2, name: 'Portfolio at risk' }).waitFor()
  await page.getByRole('img', { name: /^Portfolio at risk, .*PAR30 [\d.]+ ?%/ }).waitFor()
  await page.getByRole('table', { name: 'Portfolio at risk: the figures' }).waitFor()
  await page.getByText('CGAP').waitFor()
  await look('report-par')

  for (const [name, picture] of [
    ['Vintages', /Vintages, after 0 months to/],
    ['Cash position', /Cash position, .*At the end \$/],
    ['Fee income', /Fee income, /],
    ['Net yield by risk level', /Net yield by risk level, /],
    ['Returns of lenders', /Returns of lenders\. 5 of 100/],
    ['Funding times', /Funding times, .*Half within/],
  ] as const) {
    await enter(page, link(name))
    await page.getByRole('img', { name: picture }).waitFor()
    await expectFocus(page, link(name))
    await page.getByRole('table', { name: `${name}: the figures` }).waitFor()
    await look(`report-${name.toLowerCase().replaceAll(' ', '-')}`)
  }

  await enter(page, link('Fee income'))
  const [year = ''] = await page
    .getByRole('navigation', { name: 'Or a single year' })
    .getByRole('link')
    .allInnerTexts()
  await enter(page, link(year))
  await page.waitForURL(new RegExp(`year=${year}`))
  const fees = page.getByRole('table', { name: 'Fee income: the figures' }).locator('tbody tr')
  await expect.poll(() => fees.last().textContent()).toContain(year)
  const ofYear = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV: Fee income' }).press('Enter')
  const saved = (await readFile(await (await ofYear).path(), 'utf8')).trimEnd().split('\r\n')
  expect(saved).toHaveLength((await fees.count()) + 1)
  expect(saved.slice(1).every((line) => line.startsWith(`${year}-`))).toBe(true)
  await look('report-fees-of-a-year')
  await enter(page, link('24 months'))
  await expect.poll(() => fees.count()).toBe(24)
  await enter(page, link('12 months'))

  // No month has ended yet.
  await enter(page, link('Roll rates'))
  await page.getByText('Two months have to end first.').waitFor()
  await look('report-roll-rates')

  await enter(page, link('Cash position'))
  await enter(page, link('24 months'))
  await page.waitForURL(/months=24/)
  const rows = page.getByRole('table', { name: 'Cash position: the figures' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(24)
  // The table can be scrolled without a mouse.
  await tabTo(page, page.getByRole('region', { name: 'Cash position: the figures' }))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV: Cash position' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('cash.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(25)
})
