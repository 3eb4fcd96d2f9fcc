import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { type Look, openApp } from '../support/app.ts'
import { borrowersLoans } from '../support/borrowers.ts'
import { everyJourney } from '../support/browser.ts'
import { expectSound, looks, settled } from '../support/looks.ts'
import { startWorld, type World } from '../support/world.ts'

/** PICTURES=1 writes docs/pictures anew. */
const { PICTURES } = process.env

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
      if (name === 'borrow-schedule') await page.locator('details > summary').click()
      await settled(page)
      await expectSound(name, page, faults)
      if (PICTURES !== undefined) await picture(page, name, look)
      await page.context().browser()?.close()
    }
  })
})

async function picture(page: Page, name: string, { theme, phone }: Look): Promise<void> {
  await page.evaluate(
    `document.activeElement?.blur();
     scrollTo(0, ${name === 'borrow-schedule' ? 'document.querySelector(".chart").offsetTop - 200' : '0'})`,
  )
  // The map draws coasts and names as they arrive.
  if (name === 'borrow-place') await page.waitForTimeout(2_500)
  const file = `${name}-${phone ? 'phone-' : ''}${theme}.png`
  await page.screenshot({ path: new URL(`../../docs/pictures/${file}`, import.meta.url).pathname })
}
