import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { loansOnMap, openApp } from '../../support/app/app.ts'
import { browserPath, everyJourney, patience } from '../../support/app/browser.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)
const inFull = it.skipIf(!everyJourney)

async function openMarket(settings = {}) {
  const world = await startWorld(settings)
  onTestFinished(() => world.close())
  return { world, ...(await loansOnMap(world)) }
}

/** What the markers on the map say, which is a count for a cluster and nothing for a loan. */
const drawn = (page: Page) => async () =>
  (await page.locator('.marker:not(.leaving) .shape').allTextContents()).toSorted()
const listed = (page: Page) => () => page.locator('.marker-list b').allTextContents()
/** Opens clusters until there are none: two of three loans can still share a cell. */
async function openAll(page: Page): Promise<void> {
  while ((await page.locator('.shape.cluster').count()) > 0) {
    const before = await drawn(page)()
    await page.locator('.shape.cluster').first().click()
    await expect.poll(drawn(page)).not.toEqual(before)
  }
}

const query = (page: Page) => new URL(page.url()).searchParams

it_('somebody chooses who they are, opens a cluster, and reads a loan', patience, async () => {
  const { world, ids } = await openMarket()
  const { page, faults, hosts } = await openApp(world, '/app/')
  await page.getByRole('button', { name: /Ada Lovelace/ }).click()
  // Who has asked for loans begins at them.
  await page.getByRole('heading', { name: 'My loans' }).waitFor()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect.poll(drawn(page)).toEqual(['', '3'])
  await expect.poll(listed(page)).toEqual(['A boat engine', '3 loans'])
  expect(await page.locator('.in-view').textContent()).toBe('4 loans in view')
  await openAll(page)
  await expect
    .poll(async () => (await listed(page)()).toSorted())
    .toEqual(['A cold store', 'A second loom', 'Seed potatoes'])
  await page.getByRole('button', { name: /Seed potatoes/ }).click()
  const card = page.locator('.loan-card')
  await expect
    .poll(() => card.textContent())
    .toMatch(/Seed potatoes.*Ada Lovelace.*\$1,000.*0% funded.*left.*12\.5%.*12 months/)
  expect(query(page).get('loan')).toBe(ids[0])
  // The view is in the address: a reload, or somebody else, sees the same.
  await page.reload()
  await expect.poll(drawn(page)).toEqual(['', '', ''])
  await expect.poll(() => card.textContent()).toContain('Seed potatoes')
  expect([...hosts]).toEqual([new URL(world.url).host])
  expect(faults).toEqual([])
})

it_(
  'before there is a map, markers are where it will have them, and a cluster of the list opens',
  patience,
  async () => {
    const { world } = await openMarket()
    const { page, faults } = await openApp(world, '/app/wallet', { as: 'ada' })
    let load: () => void = () => undefined
    const late = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/assets/engine-*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${world.url}/app/map`)
    await expect.poll(drawn(page)).toEqual(['', '3'])
    await page.getByRole('button', { name: /3 loans/ }).press('Enter')
    await expect.poll(async () => (await drawn(page)()).includes('3')).toBe(false)
    await page.waitForTimeout(500)
    const before = await page.locator('.marker').first().boundingBox()
    load()
    await page.waitForSelector('.maplibregl-canvas')
    await page.waitForTimeout(500)
    const after = await page.locator('.marker').first().boundingBox()
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(2)
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(2)
    expect(faults).toEqual([])
  },
)

inFull('loans appear, fill and leave as they do', async () => {
  const { world, ids, publish, invest } = await openMarket()
  const { page, faults } = await openApp(world, '/app/map?at=47.4,8.7,9', { as: 'ada' })
  await expect.poll(drawn(page)).toHaveLength(3)
  await publish('A kiln', 47.1, 8.3, 'craft')
  await expect.poll(listed(page)).toContain('A kiln')
  const ring = page.locator(`[data-id="loan:${ids[0]}"] .funded`)
  expect(await ring.getAttribute('stroke-dasharray')).toBe('0 100')
  await page.getByRole('button', { name: /Seed potatoes/ }).click()
  await invest('mary', ids[0] ?? '', 400)
  await expect.poll(() => ring.getAttribute('stroke-dasharray')).toBe('40 100')
  await expect.poll(() => page.locator('.loan-card').textContent()).toContain('40% funded')
  await invest('mary', ids[0] ?? '', 600)
  await expect
    .poll(() => page.locator('.loan-card').textContent())
    .toContain('paid out to the borrower')
  await expect.poll(listed(page)).not.toContain('Seed potatoes')
  await expect.poll(() => ring.count()).toBe(0)
  expect(faults).toEqual([])
})

inFull('filters, a search and an empty sea', async () => {
  const { world } = await openMarket()
  // None of these can be found now: what loans were for can still be sought.
  const { newLoan, put } = loanTools(world, await world.token('bob'))
  const { id } = await newLoan({ title: 'A shop', purpose: 'business' })
  await put(id, { status: 'open' })
  await put(id, { status: 'cancelled' })
  const { page, faults } = await openApp(world, '/app/map', { as: 'ada' })
  await expect.poll(drawn(page)).toEqual(['', '3'])
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Business').waitFor()
  await page.getByLabel('Craft').check()
  await expect.poll(listed(page)).toEqual(['A second loom'])
  expect(query(page).get('purpose')).toBe('craft')
  await page.getByLabel('Amount requested, from').fill('2000')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.locator('.nothing').textContent())
    .toContain('No loan here matches your filters')
  await page.getByRole('button', { name: 'Clear 2 filters' }).click()
  await expect.poll(drawn(page)).toEqual(['', '3'])
  const search = page.getByRole('combobox', { name: 'Search places and loans' })
  await search.fill('potatoes')
  await search.press('ArrowUp')
  await search.press('Enter')
  await expect.poll(listed(page)).toEqual(['Seed potatoes'])
  await page.getByRole('button', { name: 'Stop searching for potatoes' }).click()
  await search.fill('zurich')
  await search.press('Enter')
  await expect.poll(listed(page)).not.toContain('A boat engine')
  await page.goto(`${world.url}/app/map?at=-40,-20,8`)
  const empty = page.locator('.nothing')
  await expect.poll(() => empty.textContent()).toContain('There are no loans here')
  for (let step = 0; step < 4 && (await empty.count()) > 0; step += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).last().click()
    await page.waitForTimeout(2_000)
  }
  await expect.poll(() => empty.count()).toBe(0)
  expect(faults).toEqual([])
})

inFull('loans without a place are counted, and found in the list', async () => {
  const { world } = await openMarket()
  const { newLoan, put } = loanTools(world, await world.token('bob'))
  for (const [title, purpose] of [
    ['Somewhere', 'craft'],
    ['Anywhere', 'retail'],
  ]) {
    const { id } = await newLoan({ title, purpose })
    await put(id, { status: 'open' })
  }
  const { page, faults } = await openApp(world, '/app/map', { as: 'mary' })
  await page.getByText('4 loans in view').waitFor()
  await page.getByText('2 matching loans are not on the map').waitFor()
  await page.goto(`${world.url}/app/map?purpose=craft&rate=5-&months=-60&amount=100-`)
  await page.getByText('1 matching loan is not on the map').waitFor()
  await page.getByRole('link', { name: 'See all as a list' }).click()
  await expect
    .poll(async () => (await page.locator('.offer h2').allTextContents()).toSorted())
    .toEqual(['A second loom', 'Somewhere'])
  expect(query(page).get('minRate')).toBe('5')
  await page.goto(`${world.url}/app/map?purpose=agriculture`)
  await page.getByText('1 loan in view').waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText('not on the map').count()).toBe(0)
  expect(faults).toEqual([])
})

inFull('the keyboard alone reaches each loan', async () => {
  const { world } = await openMarket()
  const { page } = await openApp(world, '/app/map', { as: 'ada' })
  await expect.poll(listed(page)).toEqual(['A boat engine', '3 loans'])
  const focused = (kind = '*') =>
    page.evaluate<string>(`document.querySelector('${kind}:focus')?.textContent ?? ''`)
  const tabTo = async (text: string) => {
    for (let presses = 0; presses < 30 && !(await focused('button')).includes(text); presses += 1)
      await page.keyboard.press('Tab')
    expect(await focused('button')).toContain(text)
  }
  for (let names = await listed(page)(); names.some((name) => name.endsWith(' loans')); ) {
    await tabTo(' loans')
    await page.keyboard.press('Enter')
    await expect.poll(listed(page)).not.toEqual(names)
    names = await listed(page)()
  }
  await tabTo('A cold store')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused('h2')).toBe('A cold store')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.loan-card').count()).toBe(0)
})

/** Puts people on the map, some where there are loans. */
async function showPeople(world: World): Promise<void> {
  for (let index = 0; index < 12; index += 1) {
    const token = await world.token(`person-${index}`, { name: `Person ${index}` })
    const body = { latitude: 30 + (index % 4) * 6.2, longitude: (index * 10.6) % 40 }
    await world.rest('PATCH', '/profile', { token, body })
    await world.rest('PATCH', '/preferences', { token, body: { show_on_map: true } })
  }
}

it_('a click on a person opens what everybody sees of them', patience, async () => {
  const { world } = await openMarket()
  const token = await world.token('ada')
  const body = { latitude: 60, longitude: 10, occupation: 'Weaver', bio: 'I make cloth.' }
  await world.rest('PATCH', '/profile', { token, body })
  await world.rest('PATCH', '/preferences', { token, body: { show_on_map: true } })
  const { page, faults } = await openApp(world, '/app/map?at=60,10,7&people=1', { as: 'mary' })
  await page.locator('.shape.person').click()
  const card = page.locator('.loan-card')
  await expect
    .poll(() => card.textContent())
    .toMatch(/Ada Lovelace.*“I make cloth\.”.*Weaver.*Member since.*Open loans.*Seed potatoes/)
  await page.keyboard.press('Escape')
  await expect.poll(() => card.count()).toBe(0)
  await page.locator('.marker-list button', { hasText: 'Ada Lovelace' }).click()
  await card.getByRole('link', { name: 'Seed potatoes' }).click()
  await page.getByRole('heading', { name: 'Seed potatoes' }).waitFor()
  expect(await page.locator('.loan-page').textContent()).toContain('Weaver')
  await page.getByRole('link', { name: 'Map' }).last().click()
  await expect.poll(() => card.textContent()).toContain('Weaver')
  expect(faults).toEqual([])
})

inFull('the circles of a crowded map touch no other', async () => {
  const { world, publish } = await openMarket()
  for (let index = 0; index < 40; index += 1)
    await publish(`Loan ${index}`, 30 + (index % 7) * 3.1, (index * 5.3) % 40, 'retail')
  await showPeople(world)
  const { page } = await openApp(world, '/app/map?at=38,20,3.2&people=1', { as: 'ada' })
  await expect.poll(() => page.locator('.shape.loan').count()).toBeGreaterThan(8)
  await expect.poll(() => page.locator('.shape.person').count()).toBeGreaterThan(3)
  const circles = await page.evaluate<{ x: number; y: number; radius: number }[]>(`
    [...document.querySelectorAll('.shape')].map((shape) => {
      const { x, y, width } = shape.getBoundingClientRect()
      return { x: x + width / 2, y: y + width / 2, radius: width / 2 }
    })`)
  const overlaps = circles.flatMap((one, index) =>
    circles
      .slice(index + 1)
      // Half a pixel of rounding.
      .filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < one.radius + two.radius - 0.5),
  )
  expect(overlaps).toEqual([])
})
