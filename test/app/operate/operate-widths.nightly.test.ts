import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath } from '../../support/app/browser.ts'
import { settled } from '../../support/app/looks.ts'
import { startWorld, type World } from '../../support/world.ts'

// The back office on windows of many widths: no page scrolls sideways, and all of its head can be reached.

const PATIENCE_MS = 600_000
const widths = [1280, 1180, 1024, 800, 740, 360]

describe.skipIf(browserPath === undefined)('the back office fits its window', () => {
  let world: World
  let sandbox: World
  let ids: Record<string, string>
  beforeAll(async () => {
    world = await startWorld(backOfficeSettings)
    ids = (await openBackOffice(world)).ids
    sandbox = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off' })
  }, PATIENCE_MS)
  afterAll(async () => {
    await world.close()
    await sandbox.close()
  })

  const paths = () => [
    '',
    '/members',
    '/loans?of=late',
    '/payments',
    '/bank',
    '/bank?of=lines',
    '/bank?of=files',
    '/members?of=owing',
    '/requests',
    '/letters',
    '/reports',
    '/webhooks',
    '/books',
    '/trail?looks=all',
    ...['', '?tab=money', '?tab=loans', '?tab=investments', '?tab=statement'].map(
      (tab) => `/${ids.mary}${tab}`,
    ),
    `/${ids.ada}`,
    `/${ids['A bakery oven']}`,
  ]

  it(
    'on each page',
    async () => {
      const { page } = await openApp(world, '/app/operate', { as: 'operator' })
      for (const path of paths()) {
        await page.goto(`${world.url}/app/operate${path}`)
        await page.locator('main h1').waitFor()
        await settled(page)
        for (const width of widths) expect(await spillAt(page, width)).toEqual(fits(width))
      }
    },
    PATIENCE_MS,
  )

  it.each([1280, 360])(
    'with the desk within reach, and each day of a plan on one line, on %d pixels',
    async (width) => {
      const { page } = await openApp(world, '/app/operate', { as: 'operator' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${world.url}/app/operate/${ids['A bakery oven']}`)
      await page.locator('.plan tbody th').first().waitFor()
      await settled(page)
      const seen = await page.evaluate<{ lines: number; reached: boolean }>(`(() => {
        const text = document.createRange()
        text.selectNodeContents(document.querySelector('.plan tbody th'))
        const desk = [...document.querySelectorAll('.tabs a')].find(({ textContent }) => textContent.includes('Operate'))
        return {
          lines: new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size,
          reached: desk.getBoundingClientRect().right <= desk.parentElement.getBoundingClientRect().right,
        }
      })()`)
      expect(seen).toEqual({ lines: 1, reached: true })
    },
    PATIENCE_MS,
  )

  it.each(['en', 'de'])(
    'in a sandbox, whose clock is in its head, in %s',
    async (language) => {
      const { page } = await openApp(sandbox, '/app/operate/members', { as: 'operator' })
      const person = {
        subject: 'operator',
        name: 'Maximiliane Featherstone',
        scope: 'lending:admin',
      }
      await page.addInitScript(
        `localStorage.setItem('demo-person', ${JSON.stringify(JSON.stringify(person))})`,
      )
      await page.reload()
      await page.locator('.clock time:not(:empty)').waitFor()
      await page.locator('.languages').selectOption(language)
      await page.locator(`html[lang=${language}]`).waitFor()
      for (const width of widths) expect(await spillAt(page, width)).toEqual(fits(width))
    },
    PATIENCE_MS,
  )
})

const fits = (width: number) => ({ path: expect.any(String), width, spill: 0, reached: true })

/** How far a page is wider than its window, and whether the last button of its head is within it. */
async function spillAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const found = await page.evaluate<{ spill: number; reached: boolean }>(`({
    spill: document.documentElement.scrollWidth - innerWidth,
    reached: document.querySelector('.head .who > :last-child').getBoundingClientRect().right <= innerWidth,
  })`)
  return { path: page.url(), width, ...found }
}
