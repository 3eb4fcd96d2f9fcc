import { expect, it, onTestFinished } from 'vitest'
import { freePort, loansOnMap, openApp } from '../../support/app/app.ts'
import { browserPath, everyJourney } from '../../support/app/browser.ts'
import { startProxy } from '../../support/servers/proxy.ts'
import { isFleet, startWorld } from '../../support/world.ts'

it.skipIf(browserPath === undefined || isFleet())(
  'says so while the gateway is away, and shows what happened meanwhile',
  async () => {
    const world = await startWorld({ PORT: await freePort() })
    onTestFinished(() => world.close())
    const { ids, publish } = await loansOnMap(world)
    const { page } = await openApp(world, '/app/map?at=47.4,8.7,9', { as: 'ada' })
    const list = page.locator('.marker-list')
    await expect.poll(() => list.textContent()).toContain('Seed potatoes')
    await world.gateway.close()
    const notice = page.getByText('Reconnecting…')
    await notice.waitFor()
    // What ends while nobody can tell of it must not stay on the map as a ghost.
    await world.database.sql(
      'select end_funding(id, borrower_id, gen_random_uuid()) from loan where id = $1',
      [ids[1]],
    )
    const again = await world.beside()
    onTestFinished(() => again.close())
    await publish('A kiln', 47.1, 8.3, 'craft')
    await expect.poll(() => list.textContent()).toContain('A kiln')
    await expect.poll(() => list.textContent()).not.toContain('A second loom')
    await notice.waitFor({ state: 'detached' })
  },
)

it.skipIf(!everyJourney || isFleet())(
  'takes another connection after one that was closed for good',
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const token = await world.token('ada')
    const { page } = await openApp(world, '/app/privacy', { as: 'ada' })
    let closed = false
    await page.routeWebSocket(/graphql/, (socket) => {
      socket.connectToServer()
      if (closed) return
      closed = true
      setTimeout(() => void socket.close({ code: 4429, reason: 'Too many messages' }), 3_000)
    })
    await page.reload()
    const notice = page.getByText('Reconnecting…')
    await notice.waitFor()
    await notice.waitFor({ state: 'detached' })
    const body = { title: 'The kiln is here', message: 'Come and see it.' }
    await world.rest('POST', '/notifications', { token, body })
    await page.getByText('The kiln is here').waitFor()
  },
)

it.skipIf(!everyJourney || isFleet())(
  'notices a connection that is silent without having been closed, and takes another',
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const { publish } = await loansOnMap(world)
    const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(world.url).port) })
    onTestFinished(() => void proxy.close())
    const url = `http://127.0.0.1:${proxy.port}`
    const { page } = await openApp({ url }, '/app/map?at=47.4,8.7,9', { as: 'ada' })
    const list = page.locator('.marker-list')
    await expect.poll(() => list.textContent()).toContain('Seed potatoes')
    // It says so only until the next connection is open, which can be a moment.
    await page.evaluate(`new MutationObserver(() => {
      if (document.body.textContent.includes('Reconnecting…')) globalThis.noticed = true
    }).observe(document.body, { childList: true, subtree: true, characterData: true })`)
    // Only those that are open now: later ones pass.
    proxy.mute()
    await expect.poll(() => page.evaluate('globalThis.noticed === true')).toBe(true)
    await publish('A kiln', 47.1, 8.3, 'craft')
    await expect.poll(() => list.textContent()).toContain('A kiln')
  },
)

it.skipIf(!everyJourney || isFleet())(
  'says what to do if a busy server has sent no script, and starts once it does',
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const { page } = await openApp(world, '/app/lend?sort=new', { as: 'ada' })
    const again = page.getByRole('link', { name: 'Try again' })
    await page.locator('main').waitFor()
    expect(await again.count()).toBe(0)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await page.getByText('This page has not loaded yet').waitFor()
    await page.unroute('**/assets/*.js')
    await again.click()
    await page.locator('main').waitFor()
    expect(new URL(page.url()).search).toBe('?sort=new')
    expect(await again.count()).toBe(0)
  },
)
