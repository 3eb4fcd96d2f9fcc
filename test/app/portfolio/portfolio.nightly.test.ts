import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, tabTo } from '../../support/app/keyboard.ts'
import { brokenWords, cutTables, expectSound, settled } from '../../support/app/looks.ts'
import { lendersYears } from '../../support/market/lenders.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who reads what came in by month and by tax year, saves it as a file, and sees what is late, and by how long.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

let world: World
beforeAll(async () => {
  if (browserPath === undefined) return
  // One connection, so that the time that is set for it is set for all.
  world = await startWorld({
    DATABASE_POOL: '1',
    FEE_SERVICE_PERCENT: '5',
    BORROW_WHILE_LATE: 'on',
  })
  await lendersYears(world)
}, 240_000)
afterAll(() => world?.close())

/** What a table says, line by line. */
const rowsOf = async (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))

it_.each(looks)(
  'the months, the tax year, its file, and what is late: %o',
  patience,
  async (of) => {
    const { page, faults } = await openApp(world, '/app/portfolio', { ...of, as: 'mary' })
    await page.getByRole('heading', { name: 'Money by month' }).waitFor()
    await page.locator('.charts').waitFor()
    await settled(page)
    await expectSound('portfolio', page, faults)
    if (wantsPictures) await picture(page, 'lend-portfolio-late', of)

    await page
      .getByText(
        /^The annual return is computed as if the \$[\d,.]+ of principal still owed in late loans/,
      )
      .waitFor()
    await page.getByText('Due before this month and not paid').waitFor()

    const late = await rowsOf(page, 'Late and in default, by risk and age')
    const [heads = [], ...figures] = late
    const totals = figures.at(-1) ?? []
    const isThere = (column: string) => totals[heads.indexOf(column)] !== '$0.00'
    expect(
      ['Owed', '1–30 days late', '31–60 days', '61–90 days', 'In default'].map(isThere),
    ).toEqual([true, true, false, true, true])

    const year = new Date().getFullYear() - 1
    const period = page.getByLabel('Period')
    await tabTo(page, period)
    await page.keyboard.type(`Tax year ${year}`)
    const table = 'What came in and is expected, as a table'
    await expect
      .poll(async () =>
        (await rowsOf(page, table)).slice(1, -1).every(([name]) => name?.includes(`${year}`)),
      )
      .toBe(true)
    await expectFocus(page, period)
    const rows = await rowsOf(page, table)
    expect(rows.length).toBeGreaterThan(2)
    await settled(page)
    await expectSound('portfolio of a year', page, faults)
    if (wantsPictures) await picture(page, 'lend-portfolio-year', of, '.tools')

    const saved = page.waitForEvent('download')
    await enter(page, page.getByRole('button', { name: 'All rows as CSV' }))
    const file = await saved
    expect(file.suggestedFilename()).toBe(`money-by-month-${year}.csv`)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(rows.length)
    const cents = (text = '') =>
      Math.round(Number(text.replace(/[^\d.−-]/g, '').replace('−', '-')) * 100)
    expect(lines.at(-1)?.split(',').slice(2).map(cents)).toEqual(
      rows
        .at(-1)
        ?.slice(2)
        .map((text) => cents(text ?? '')),
    )

    await period.selectOption('months')
    await page.getByLabel('From').selectOption({ index: 2 })
    await page.getByLabel('To', { exact: true }).selectOption({ index: 3 })
    await expect.poll(async () => (await rowsOf(page, table)).length).toBe(4)
    // Under the bar above, a field would be too small to be hit.
    await page
      .locator('.tools')
      .first()
      .evaluate((tools) => tools.scrollIntoView({ block: 'center' }))
    await expectSound('portfolio of some months', page, faults)
    if (wantsPictures) await picture(page, 'lend-portfolio-months', of, '.tools')
  },
)

it_('the same in German, on a narrow phone', patience, async () => {
  const token = await world.token('mary')
  const say = (language: string) => world.rest('PUT', '/preferences', { token, body: { language } })
  await say('de')
  const look = { theme: 'light', phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/portfolio', { ...look, as: 'mary' })
  await page.getByRole('heading', { name: 'Geld je Monat' }).waitFor()
  await page.locator('.charts').waitFor()
  await settled(page)
  await expectSound('portfolio in German', page, faults)
  if (wantsPictures) await picture(page, 'lend-portfolio-de', look, '.tools')
  for (const [path, there] of [
    ['/portfolio', '.table'],
    ['/portfolio/investments', '.facts'],
    ['/portfolio/statement', '.statement'],
    ['/wallet', '.facts'],
    ['/documents', 'summary'],
  ] as const) {
    if (path !== '/portfolio') await page.goto(`${world.url}/app${path}`)
    await page.locator(there).first().waitFor()
    await settled(page)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await settled(page)
    expect(await cutTables(page), path).toEqual([])
    expect(await brokenWords(page), path).toEqual([])
    await expectSound(path, page, faults)
  }
  await page.goto(`${world.url}/app/portfolio`)
  await page.getByRole('heading', { name: 'Geld je Monat' }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alle Zeilen als CSV' }).press('Enter')
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Monat;Stand')
  await say('en')
})
