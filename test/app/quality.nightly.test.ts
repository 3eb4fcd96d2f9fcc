import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loansOnMap, lookingFor, openApp } from '../support/app/app.ts'
import { browserPath, everyJourney, patience } from '../support/app/browser.ts'
import { expectSound, looks } from '../support/app/looks.ts'
import { startWorld, type World } from '../support/world.ts'

describe.skipIf(browserPath === undefined)('every screen', () => {
  let world: World
  let loan = ''
  beforeAll(async () => {
    // A sandbox has all screens that others have, and its own.
    world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off' })
    const { ids, invest } = await loansOnMap(world)
    loan = ids[0] ?? ''
    await invest('mary', loan, 100)
    await lookingFor(world, 'mary', { min_interest_rate: 8, auto_invest_max_per_loan: 25 })
  })
  afterAll(() => world.close())

  /** Each screen: its path (LOAN stands for a loan's id), who sees it, and what is there once it has loaded. */
  const screens = [
    ['/app/', undefined, '.people button'],
    ['/app/', 'somebody-new', '.page .primary'],
    ['/app/map?people=1&at=47.4,8.7,8&loan=LOAN', 'ada', '.loan-card .facts'],
    ['/app/map?at=-40,-20,8', 'ada', '.nothing'],
    ['/app/wallet', 'ada', '.facts'],
    ['/app/lend', 'mary', '.offer .reasons'],
    ['/app/lend/LOAN', 'mary', '.suggestions button'],
    ['/app/lend/order', 'mary', '.order-page [role=status]'],
    ['/app/portfolio', 'mary', '.lines'],
    ['/app/portfolio/statement', 'mary', '.statement'],
    ['/app/inbox', 'mary', '.message'],
    ['/app/documents', 'mary', '.empty'],
    ['/app/privacy', 'ada', 'h1'],
    ['/app/help?about=other', 'ada', '.page form'],
    ['/app/guide', 'ada', '.facts'],
    ['/app/lending', 'mary', '.plain-list >> nth=0'],
    ['/app/profile', 'ada', '.switch'],
    ['/app/mailbox', 'mary', '.letter'],
  ] as const

  describe.each(looks.slice(0, everyJourney ? undefined : 1))('%o', (look) => {
    // One test a screen: a machine without a graphics card, busy with other browsers, needs a minute for a map.
    it.each(screens)(
      '%s has nothing that axe finds, and fits its window',
      patience,
      async (screen, as, there) => {
        const path = screen.replace('LOAN', loan)
        const { page, faults } = await openApp(world, path, { ...look, ...(as && { as }) })
        await page.waitForSelector(there)
        for (const button of await page.getByRole('button', { name: 'Filters' }).all())
          await button.click()
        await expectSound(screen, page, faults)
      },
    )
  })

  it('the first link leads to the content', async () => {
    const { page } = await openApp(world, '/app/wallet', { as: 'ada' })
    await page.waitForSelector('.facts')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  })

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
