import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coloursOf, type Look, loansOnMap, lookingFor, openApp } from '../support/app.ts'
import { browserPath, everyJourney } from '../support/browser.ts'
import { startWorld, type World } from '../support/world.ts'

const looks: readonly Look[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', phone: true },
  { theme: 'dark', phone: true },
]
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

describe.skipIf(browserPath === undefined)('every screen', () => {
  let world: World
  let loan: string | undefined
  beforeAll(async () => {
    world = await startWorld()
    const { ids, invest } = await loansOnMap(world)
    loan = ids[0]
    await invest('mary', loan ?? '', 100)
    await lookingFor(world, 'mary', { min_interest_rate: 8, auto_invest_max_per_loan: 25 })
  })
  afterAll(() => world.close())

  /** Each screen: its path, who sees it, and what is there once it has loaded. */
  const screens = () =>
    [
      ['/app/', undefined, '.people button'],
      [`/app/map?people=1&at=47.4,8.7,8&loan=${loan}`, 'ada', '.loan-card .facts'],
      ['/app/map?at=-40,-20,8', 'ada', '.nothing'],
      ['/app/wallet', 'ada', '.facts'],
      ['/app/lend', 'mary', '.offer .reasons'],
      [`/app/lend/${loan}`, 'mary', '.suggestions button'],
      ['/app/lend/order', 'mary', '.order-page .lines'],
      ['/app/portfolio', 'mary', '.lines'],
      ['/app/portfolio/statement', 'mary', '.statement'],
      ['/app/inbox', 'mary', '.message'],
    ] as const

  it.each(looks.slice(0, everyJourney ? undefined : 1))(
    'has nothing that axe finds, and fits its window: %o',
    async (look) => {
      for (const [path, as, there] of screens()) {
        const { page, faults } = await openApp(world, path, { ...look, ...(as && { as }) })
        await page.waitForSelector(there)
        for (const button of await page.getByRole('button', { name: 'Filters' }).all())
          await button.click()
        // Colours are judged once they have stopped to move.
        await page.evaluate(
          'Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => 0)',
        )
        await page.evaluate(axe.source)
        const found = await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(tags)} }).then(
        ({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`)
        expect([path, found]).toEqual([path, []])
        const spill = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect([path, spill]).toEqual([path, 0])
        expect(await coloursOf(page)).toBeGreaterThan(20)
        expect(faults).toEqual([])
        await page.context().browser()?.close()
      }
    },
  )

  it('light and dark differ', async () => {
    const ground = async (theme: 'light' | 'dark') => {
      const { page } = await openApp(world, '/app/wallet', { as: 'ada', theme })
      await page.waitForSelector('.facts')
      const colour = () =>
        page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
      const first = await colour()
      await page.getByRole('button', { name: /^Switch to/ }).click()
      return [first, await colour()]
    }
    const light = await ground('light')
    expect(new Set(light).size).toBe(2)
    expect(await ground('dark')).toEqual(light.toReversed())
  })
})
