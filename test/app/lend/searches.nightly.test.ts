import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Look, loansOnMap, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter, expectFocus, tabTo, typed } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who searches loans by words, and has the gateway tell of each new loan that matches what they look for, all by the keyboard.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

let world: World
let publish: Awaited<ReturnType<typeof loansOnMap>>['publish']
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  publish = (await loansOnMap(world)).publish
})
afterAll(() => world?.close())

it_.each(looks)('finds loans by words, and none: %o', patience, async (of) => {
  const { page, faults } = await openApp(world, '/app/lend', { ...of, as: 'mary' })
  const titles = page.locator('.offer h2')
  await titles.first().waitFor()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await tabTo(page, search)
  // About as slowly as the list follows: no letter is lost while it does.
  await page.keyboard.type('potatos seed', { delay: 255 })
  expect(await search.inputValue()).toBe('potatos seed')
  await expect.poll(() => titles.allTextContents()).toEqual(['Seed potatoes'])
  await expectFocus(page, search)
  await settled(page)
  await expectSound('search', page, faults)
  if (wantsPictures) await picture(page, 'lend-search', of)
  // A picture is taken without the focus.
  await search.focus()
  await typed(page, 'xyzzy')
  await page.locator('.empty').waitFor()
  await expectFocus(page, search)
  await settled(page)
  await expectSound('search that finds nothing', page, faults)
  if (wantsPictures) await picture(page, 'lend-search-none', of)
  await enter(page, page.getByRole('button', { name: 'Clear the search' }))
  await expect.poll(() => titles.count()).toBeGreaterThan(3)
  await expectFocus(page)
})

it_(
  'saves what the list is filtered by, and keeps a limit that it can not read in view',
  patience,
  async () => {
    const { page, faults } = await openApp(world, '/app/lend?purpose=craft&maxMonths=48', {
      as: 'olive',
    })
    await page.locator('.offer h2').first().waitFor()
    // She has no preferences, so nothing matches better or worse.
    expect(await page.locator('.offer .match').count()).toBe(0)
    expect(await page.getByRole('option', { name: 'Best match' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Filters 2' }).click()
    const rate = page.getByLabel('Rate from, %')
    await rate.fill('abc')
    await rate.press('Enter')
    await page.getByText('Not applied. Enter a percentage, such as 7.5.').waitFor()
    expect(await rate.inputValue()).toBe('abc')
    await enter(page, page.getByRole('button', { name: 'Save this search' }))
    const name = page.getByLabel('Name')
    expect(await name.inputValue()).toBe('48 months at most · Craft')
    await name.fill('Crafts')
    await expectSound('saving a search', page, faults)
    if (wantsPictures) await picture(page, 'lend-save-search', {})
    await page.keyboard.press('Enter')
    await page.getByText('“Crafts” is saved: you will be told about each new loan').waitFor()
    // It is one of the links now, and there is nothing more to save.
    await page.getByRole('link', { name: 'Crafts' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Save this search' }).count()).toBe(0)
  },
)

it_.each(looks)('says what was published since, and shows it: %o', patience, async (of) => {
  const title = `A kiln ${looks.indexOf(of)}`
  const { page, faults } = await openApp(world, `/app/lend?q=${encodeURIComponent(title)}`, {
    ...of,
    as: 'mary',
  })
  await page.locator('.empty').waitFor()
  await publish(title, 47.3, 8.6, 'craft')
  const show = page.getByRole('button', { name: 'Show it' })
  await show.waitFor({ timeout: 60_000 })
  await page.getByText('1 loan was published since.').waitFor()
  await settled(page)
  await expectSound('a newer loan', page, faults)
  await enter(page, show)
  await expect.poll(() => page.locator('.offer h2').allTextContents()).toEqual([title])
  await expect.poll(() => show.count()).toBe(0)
  await expectFocus(page)
})

it_.each(looks)('tells its searches apart, and changes each: %o', patience, async (of) => {
  const lender = `searcher-${looks.indexOf(of)}`
  const token = await world.token(lender)
  const searches = async () =>
    (await world.rest('GET', '/saved-searches', { token })).body.saved_searches
  // Where this is tried again, she has saved them before.
  for (const { id } of await searches())
    await world.rest('DELETE', `/saved-searches/${id}`, { token })
  const save = (body: object) => world.rest('POST', '/saved-searches', { token, body })
  await save({ name: 'Crafts', purposes: ['craft'], max_term_months: 48, notifies: true })
  await save({ name: 'Seeds', q: 'seed', min_interest_rate: 7.5 })
  const { page, faults } = await openApp(world, '/app/lend/searches', { ...of, as: lender })
  await page.getByText('“seed” · 7.5% or more').waitFor()
  const tells = page.getByLabel('Tell me about each new loan that matches (Seeds)')
  expect(await tells.isChecked()).toBe(false)
  await tabTo(page, tells)
  await page.keyboard.press('Space')
  await expect.poll(async () => (await searches())[1].notifies).toBe(true)
  await settled(page)
  await expectSound('saved searches', page, faults)
  if (wantsPictures) await picture(page, 'lend-saved-searches', of)

  await enter(page, page.getByRole('button', { name: 'Rename: Seeds' }))
  await typed(page, 'crafts')
  await page.keyboard.press('Enter')
  await page.getByText('Another search of yours has this name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Potatoes')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rename: Potatoes' }).waitFor()

  await enter(page, page.getByRole('button', { name: 'Delete…' }).first())
  await enter(page, page.getByRole('button', { name: 'Yes, delete “Crafts”' }))
  await page.getByText('“Crafts” is deleted.').waitFor()
  await expectFocus(page)
  expect((await searches()).map((one: { name: string }) => one.name)).toEqual(['Potatoes'])

  // From there, to what it finds, and to an order that invests like it.
  await page.getByRole('link', { name: 'Potatoes', exact: true }).click()
  await page.locator('.offer h2').first().waitFor()
  expect(new URL(page.url()).search).toBe('?q=seed&minRate=7.5')
  await page.goBack()
  await page.getByRole('link', { name: 'Invest like this automatically (Potatoes)' }).click()
  await page.getByRole('heading', { name: 'Give a standing order' }).waitFor()
  expect(await page.getByLabel('Rate from, %').inputValue()).toBe('7.5')
})

it_('a loan stays open if it was opened before the list followed what was typed', async () => {
  const { page } = await openApp(world, '/app/lend', { as: 'olive' })
  const first = page.locator('.offer a').first()
  await first.waitFor()
  // The page is busy from when the loan is opened until after the list would have followed.
  await page.evaluate(`(async () => {
    const field = document.querySelector('input[type=search]')
    field.value = 'seed'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 150))
    document.querySelector('.offer a').click()
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
    for (const end = performance.now() + 300; performance.now() < end; );
  })()`)
  await page.locator('.loan-page').waitFor()
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toMatch(/^\/app\/lend\/./)
})

it_.each(looks)('saves a search, and is told of a loan that matches: %o', patience, async (of) => {
  const lender = `lender-${looks.indexOf(of)}`
  const token = await world.token(lender)
  // Where this is tried again, she has saved it before.
  const body = { match_notifications: false, purposes: [] }
  await world.rest('PATCH', '/preferences', { token, body })
  const { page, faults } = await openApp(world, '/app/lend/order', { ...of, as: lender })
  const tells = page.getByLabel('Tell me about each new loan that matches')
  await tabTo(page, tells)
  await page.keyboard.press('Space')
  expect(await tells.isChecked()).toBe(true)
  await tabTo(page, page.getByLabel('Craft'))
  await page.keyboard.press('Space')
  await page.getByText(/1 of \d+ open loans matches|[2-9] of \d+ open loans match/).waitFor()
  await settled(page)
  await expectSound('saved search', page, faults)
  if (wantsPictures) await picture(page, 'lend-saved-search', of)
  await enter(page, page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('you will be told about each new loan that matches').waitFor()
  await expectFocus(page)
  await page.getByRole('heading', { name: 'You will be told about new loans like these' }).waitFor()

  await publish(`A lathe ${looks.indexOf(of)}`, 47.3, 8.6, 'craft')
  const bell = page.locator('.bell')
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications, 1 unread')
  await page.goto(`${world.url}/app/inbox`)
  await page.locator('.message', { hasText: 'A loan that matches your search' }).waitFor()
  await settled(page)
  await expectSound('told of a match', page, faults)
  if (wantsPictures) await picture(page, 'lend-told', of)
  await enter(page, page.getByRole('link', { name: 'See the loan' }))
  await page.getByRole('heading', { name: `A lathe ${looks.indexOf(of)}` }).waitFor()
})

it_(
  'a search leaves an order that invests as it is, until its lender chooses',
  patience,
  async () => {
    const token = await world.token('lender-order')
    const kept = { auto_invest_enabled: true, auto_invest_max_per_loan: 50, min_interest_rate: 20 }
    const body = { ...kept, risk_levels: ['low'] }
    expect((await world.rest('PUT', '/preferences', { token, body })).status).toBe(200)
    const order = async () => (await world.rest('GET', '/preferences', { token })).body.preferences
    const { page, faults } = await openApp(world, '/app/lend/order?purpose=craft', {
      as: 'lender-order',
      phone: true,
      width: 360,
      theme: 'dark',
    })
    await page.getByRole('heading', { name: 'This search would change' }).waitFor()
    expect(await page.getByLabel('Craft').isChecked()).toBe(false)
    await settled(page)
    await expectSound('search beside an order', page, faults)
    await enter(page, page.getByRole('button', { name: 'Save', exact: true }))
    await page.getByText('Saved: your standing order goes on').waitFor()
    expect(await order()).toMatchObject({ purposes: [], min_interest_rate: 20 })
    await page.getByLabel('Invest by this search’s criteria').check()
    await page.getByText('When you save, your order invests by these criteria').waitFor()
    await enter(page, page.getByRole('button', { name: 'Save, and invest by the new criteria' }))
    await expect.poll(order).toMatchObject({ purposes: ['craft'], min_interest_rate: null })
  },
)

it_('an order that was changed elsewhere is shown before it is saved over', patience, async () => {
  const token = await world.token('lender-twice')
  const change = (most: number) =>
    world.rest('PATCH', '/preferences', { token, body: { auto_invest_max_per_loan: most } })
  const order = async () => (await world.rest('GET', '/preferences', { token })).body.preferences
  expect((await change(50)).status).toBe(200)
  const { page } = await openApp(world, '/app/lend/order', { as: 'lender-twice' })
  const most = page.getByLabel('At most per loan')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  // What is wrong with a field is said until something else is entered there, and not until the form is sent again.
  const rate = page.getByLabel('Rate from, %')
  const wrong = page.getByText('Enter a percentage, such as 7.5.')
  await rate.fill('abc')
  await save.click()
  await wrong.waitFor()
  await most.fill('60')
  expect(await wrong.count()).toBe(1)
  await rate.fill('')
  await expect.poll(() => wrong.count()).toBe(0)
  expect(await rate.getAttribute('aria-invalid')).toBe('false')
  await change(40)
  await save.click()
  const told = page.getByText('Your standing order has changed meanwhile.')
  await told.waitFor()
  await save.click()
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('false')
  expect((await order()).auto_invest_max_per_loan).toBe(40)
  expect(await most.inputValue()).toBe('60')
  // What was typed stays, beside what was changed elsewhere, until its lender decides about it.
  await page.getByText('At most per loan: 40.00 there, 60 as you typed it here').waitFor()
  await page.getByRole('button', { name: 'Keep what I typed' }).click()
  expect(await most.inputValue()).toBe('60')
  await save.click()
  await expect.poll(async () => (await order()).auto_invest_max_per_loan).toBe(60)
  expect(await told.count()).toBe(0)
  // Another limit than the one that is changed elsewhere stays, too.
  await rate.fill('7')
  await change(30)
  await save.click()
  await page.getByRole('button', { name: 'Show the change, and keep what I typed' }).click()
  expect([await most.inputValue(), await rate.inputValue()]).toEqual(['30.00', '7'])
})

it_('searches in German, on a narrow phone', patience, async () => {
  const token = await world.token('greta')
  await world.rest('PUT', '/preferences', { token, body: { language: 'de' } })
  const look = { theme: 'dark', phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/lend?q=potatoes', { ...look, as: 'greta' })
  await page.locator('.offer').first().waitFor()
  await settled(page)
  await expectSound('search in German', page, faults)
  if (wantsPictures) await picture(page, 'lend-search-de', look)
  await page.goto(`${world.url}/app/lend/order`)
  await page.locator('.order-page form').waitFor()
  await settled(page)
  await expectSound('saved search in German', page, faults)
  if (wantsPictures) await picture(page, 'lend-saved-search-de', look)
})
