import { afterAll, beforeAll, describe, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { everyJourney } from '../../support/app/browser.ts'
import { expectSound, looks, settled } from '../../support/app/looks.ts'
import { borrowersLoans } from '../../support/market/borrowers.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

describe.skipIf(!everyJourney)('the screens of borrowers', () => {
  let world: World
  let ids: Awaited<ReturnType<typeof borrowersLoans>>
  beforeAll(async () => {
    world = await startWorld()
    ids = await borrowersLoans(world)
  })
  afterAll(() => world.close())

  /** Each screen: its picture's name, its path, who sees it, and what is there once it has loaded. */
  const screens = () =>
    [
      ['borrow-none', '/app/borrow', 'stranger', '.empty'],
      ['borrow-loans', '/app/borrow', 'ada', '.loan-row'],
      ['borrow-what', '/app/borrow/new', 'ada', '.picks'],
      ['borrow-terms', `/app/borrow/${ids.draft}?step=terms`, 'ada', '.quote .facts'],
      ['borrow-place', `/app/borrow/${ids.draft}?step=place`, 'ada', '.maplibregl-canvas'],
      ['borrow-check', `/app/borrow/${ids.draft}?step=check`, 'ada', '.quote .facts'],
      ['borrow-funding', `/app/borrow/${ids.open}`, 'ada', '.lenders'],
      ['borrow-repay', `/app/borrow/${ids.active}`, 'ada', '.saves'],
      ['borrow-schedule', `/app/borrow/${ids.active}`, 'ada', '.chart'],
    ] as const

  it.each(looks)('have nothing that axe finds, and fit their window: %o', async (look) => {
    for (const [name, path, as, there] of screens()) {
      const { page, faults } = await openApp(world, path, { ...look, as })
      await page.waitForSelector(there)
      if (name === 'borrow-repay') await page.locator('input[name=amount]').fill('400')
      if (name === 'borrow-schedule') await page.getByText('The same as a table').click()
      await settled(page)
      await expectSound(name, page, faults)
      const from = name === 'borrow-schedule' ? '.chart' : undefined
      if (wantsPictures) await picture(page, name, look, from)
      await page.context().browser()?.close()
    }
  })
})
