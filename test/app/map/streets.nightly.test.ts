import { expect, it, onTestFinished } from 'vitest'
import { loansOnMap, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { serveStreets } from '../../support/servers/streets.ts'
import { startWorld } from '../../support/world.ts'

it.skipIf(browserPath === undefined)(
  'the map has the streets of the style that the deployment names, beneath the same markers',
  patience,
  async () => {
    const streets = await serveStreets()
    const world = await startWorld({ MAP_STYLE_URL: streets.style })
    onTestFinished(() => world.close())
    await loansOnMap(world)
    const { page, faults, hosts } = await openApp(world, '/app/map', { as: 'ada' })
    await page.getByText('Streets: somebody').waitFor()
    await expect.poll(() => streets.asked).toContain('/drawn.json')
    await expect.poll(() => streets.asked.some((path) => path.endsWith('.mvt'))).toBe(true)
    await expect.poll(() => page.locator('.marker').count()).toBeGreaterThan(0)
    const loaded = [world.url, ...streets.origins].map((url) => new URL(url).host)
    for (const host of hosts) expect(loaded).toContain(host)
    expect(faults).toEqual([])
  },
)
