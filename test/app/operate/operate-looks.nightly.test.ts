import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, everyJourney } from '../../support/app/browser.ts'
import { expectSound, looks, settled } from '../../support/app/looks.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

/** Twenty pages, drawn without a graphics card, on a machine that may be busy. */
const PATIENCE_MS = 900_000

describe.skipIf(browserPath === undefined)('the back office', () => {
  let world: World
  let ids: Record<string, string>
  beforeAll(async () => {
    world = await startWorld(backOfficeSettings)
    ids = (await openBackOffice(world)).ids
  })
  afterAll(() => world.close())

  /** Each page: its picture's name, its path, and what is there once it has loaded. */
  const pages = () =>
    [
      ['operate-desk', '', '.tiles'],
      ['operate-members', '/members', '.records'],
      ['operate-late', '/loans?of=late', '.due-sum'],
      ['operate-payments', '/payments', '.records'],
      ['operate-bank', '/bank', '.sums-table'],
      ['operate-bank-lines', '/bank?of=lines', 'form.filters-card'],
      ['operate-bank-files', '/bank?of=files', 'form.filters-card'],
      ['operate-owing', '/members?of=owing', '.chips'],
      ['operate-requests', '/requests', '.requests h2'],
      ['operate-decided', '/requests?of=decided', '.requests .tag'],
      ['operate-transaction', `/${ids.asked}`, '.facts'],
      ['operate-trail', '/trail?looks=all', '.records'],
      ['operate-reports', '/reports', '.figures-table'],
      ['operate-member', `/${ids.mary}`, '.halves .facts'],
      ['operate-money', `/${ids.mary}?tab=money`, '.holding'],
      ['operate-statement', `/${ids.mary}?tab=statement`, '.line'],
      ['operate-paid', `/${ids.mary}?tab=payments`, '.records'],
      ['operate-history', `/${ids.mary}?tab=history`, '.entry'],
      ['operate-loan', `/${ids['A bakery oven']}`, '.halves .facts'],
      ['operate-reverse', `/${ids.mary}?tab=statement`, '.line'],
    ] as const

  it.each(looks.slice(0, everyJourney ? undefined : 1))(
    'has nothing that axe finds, and fits its window: %o',
    async (look) => {
      const { page, faults } = await openApp(world, '/app/operate', { ...look, as: 'operator' })
      for (const [name, path, there] of pages()) {
        await page.goto(`${world.url}/app/operate${path}`)
        await page.waitForSelector(there)
        if (name === 'operate-reverse') await refusedReversal(page)
        if (name === 'operate-money') await page.locator('summary').first().click()
        await settled(page)
        await expectSound(name, page, faults)
        if (wantsPictures) await picture(page, name, look)
      }
    },
    PATIENCE_MS,
  )
})

/** The dialog of a reversal without a reason. */
async function refusedReversal(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Reverse deposit/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Reverse', exact: true }).click()
  await page.getByText('Say why').waitFor()
}
