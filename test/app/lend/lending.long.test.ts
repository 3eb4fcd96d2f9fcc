import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { loansOnMap, lookingFor, openApp } from '../../support/app/app.ts'
import { browserPath, everyJourney, patience } from '../../support/app/browser.ts'
import { startWorld, type World } from '../../support/world.ts'

const it_ = it.skipIf(browserPath === undefined)
const inFull = it.skipIf(!everyJourney)

async function openMarket() {
  const world = await startWorld()
  onTestFinished(() => world.close())
  return { world, ...(await loansOnMap(world)) }
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()

/** Types an amount, and sends it by the keyboard. */
async function investIn(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount in USD').fill(amount)
  await page.keyboard.press('Enter')
}

/** Says yes to what is asked before money goes that can't be taken back. */
const agree = (page: Page) => page.getByRole('button', { name: /^Yes, invest/ }).click()

async function funded(world: World, id: string): Promise<unknown> {
  const token = await world.token('ada')
  const { body } = await world.rest('GET', `/loans/${id}`, { token })
  return body.loan.amount_funded
}

it_(
  'somebody signs in, finds a loan, adds what is lacking, and makes a first investment',
  patience,
  async () => {
    const { world } = await openMarket()
    await world.rest('GET', '/profile', {
      token: await world.token('demo-1', { name: 'Grace Hopper' }),
    })
    const { page, faults } = await openApp(world, '/app/')
    await press(page, /Grace Hopper/)
    await page.getByRole('link', { name: 'Lend', exact: true }).click()
    await expect.poll(() => page.locator('.offer').count()).toBe(4)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Agriculture').check()
    await expect.poll(() => page.locator('.offer h2').allTextContents()).toEqual(['Seed potatoes'])
    await page.getByRole('link', { name: 'Seed potatoes' }).click()
    await investIn(page, '100')
    await expect
      .poll(() => page.locator('.refusal').allTextContents())
      .toContain('Amount is more than the $0 that are available.')
    expect(await page.locator('.loan-page').textContent()).toContain('What $100 brings')
    await press(page, 'Add $100 to your wallet')
    await page.getByText('$100 available, from $25').waitFor()
    await page.getByText('You can’t take it back').waitFor()
    await press(page, 'Invest $100')
    await page.getByText('After that, $0 is available in your wallet.').waitFor()
    await page.getByText('This would be 100% of what you have here, in one loan.').waitFor()
    await agree(page)
    await page.getByText('Your $100 for Ada Lovelace is reserved').waitFor()
    expect(await page.locator('.toast').allTextContents()).toEqual(['$100 added to your wallet.'])
    await expect.poll(() => page.locator('.progress').textContent()).toContain('$900 of $1,000')
    await page.getByRole('link', { name: 'See it in your portfolio' }).click()
    await expect
      .poll(() => page.locator('.lines').textContent())
      .toMatch(/Seed potatoes.*10% funded.*\$100/)
    expect(await page.locator('.headline').textContent()).toMatch(
      /running loans\$0.*Held for loans\$100/,
    )
    await page.getByRole('link', { name: 'Statement' }).click()
    await expect
      .poll(() => page.locator('.statement tbody').textContent())
      .toMatch(
        /Held until the loan is funded.*\$100\.00 set aside\$100\.00.*Money added.*\+\$100\.00\$100\.00/,
      )
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'These movements as CSV'),
    ])
    expect(file.suggestedFilename()).toBe('statement.csv')
    // As its reader reads it: words, with ids in the last two columns only, and what is only held is no money out.
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY').replaceAll(/,[^,]+,[^,]*\r\n/g, '\n')).toBe(
      '\uFEFFDay (UTC),What,Loan,Member,Note,Amount,Held,Principal,Interest,Late charges,Fees,Total balance,Currency\n' +
        'DAY,Held until the loan is funded,Seed potatoes,Ada Lovelace,,,100.00,,,,,100.00,USD\n' +
        'DAY,Money added,,,,100.00,,,,,,100.00,USD\n',
    )
    expect(faults).toEqual([])
  },
)

/** Of how many loans each subscription is that a page has asked for. */
function followedIn(sent: readonly string[]): number[] {
  return sent
    .map((text) => JSON.parse(text))
    .filter(({ payload }) => /loans?Changed\(/.test(payload?.query ?? ''))
    .map(({ payload }) => payload.variables.ids?.length ?? 1)
}

it_(
  'one subscription follows the whole list, and another when it grows; changes reach the cards',
  patience,
  async () => {
    const { world, ids, publish, invest } = await openMarket()
    const [id = '', other = ''] = ids
    for (let number = 5; number <= 20; number++) await publish(`Loan ${number}`, 47.1, 8.3, 'craft')
    const { page, sent } = await openApp(world, '/app/lend', { as: 'grace' })
    const cards = page.locator('.offer')
    await expect.poll(() => cards.count()).toBe(18)
    await expect.poll(() => followedIn(sent)).toEqual([18])
    // What is shown stays while the next page fails, which can be asked for again.
    await page.route('**/graphql', (route) =>
      /"after":"/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.getByText('can’t be reached').waitFor()
    expect(await cards.count()).toBe(18)
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => cards.count()).toBe(20)
    await expect.poll(() => followedIn(sent)).toEqual([18, 20])
    await invest('lena', id, 200)
    const card = cards.filter({ hasText: 'Seed potatoes' })
    await expect.poll(() => card.textContent()).toContain('$800 of $1,000')
    const token = await world.token('ada')
    await world.rest('PUT', `/loans/${other}`, { token, body: { status: 'cancelled' } })
    await expect
      .poll(() => cards.filter({ hasText: 'A second loom' }).textContent())
      .toContain('Closed')
    expect(followedIn(sent)).toEqual([18, 20])
  },
)

inFull(
  'a refusal shows what works, which one press takes; what was sent twice is done once',
  async () => {
    const { world, ids } = await openMarket()
    const [id = ''] = ids
    await lookingFor(world, 'mary', {})
    const { page } = await openApp(world, `/app/lend/${id}`, { as: 'mary' })
    await page.getByText('$500 available, from $25').waitFor()
    await page.getByText('The borrower has repaid no loan here yet.').waitFor()
    await page
      .getByText('They have no other loan running. They are asking for 3 more, not paid out yet: ')
      .waitFor()
    await page.getByLabel('Amount in USD').fill('10')
    await page.getByText('This loan takes $25 or more.').waitFor()
    await page.getByLabel('Amount in USD').fill('501')
    await page.getByText('You have $500 available.').waitFor()
    await page.getByLabel('Amount in USD').fill('1001')
    await page.getByText('The loan still needs $1,000').waitFor()
    await investIn(page, '10')
    await page.getByText('Amount must be $25 to $1,000.').waitFor()
    await press(page, 'Invest $25 instead')
    await agree(page)
    await expect.poll(() => funded(world, id)).toBe(25)
    await press(page, 'Invest more')
    await page.getByText('$475 available, from $25').waitFor()
    await investIn(page, '5000')
    await page.getByRole('button', { name: 'Invest $475 instead' }).waitFor()
    // The gateway does what it is asked, but its answer is lost.
    const keys: string[] = []
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes('mutation Invest')) return route.continue()
      keys.push(JSON.parse(body).variables.input.idempotencyKey)
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await investIn(page, '50')
    await agree(page)
    await page.getByText('Press “Invest” again').waitFor()
    expect(await funded(world, id)).toBe(75)
    await press(page, 'Invest $50')
    await page.getByText('Your $50 for').waitFor()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await funded(world, id)).toBe(75)
  },
)

inFull(
  'a standing order shows what it would buy, says what it lacks, and buys; its lender is told at once',
  async () => {
    const { world, publish } = await openMarket()
    await lookingFor(world, 'mary', {})
    const { page, faults } = await openApp(world, '/app/lend/order', { as: 'mary' })
    await page.getByText('4 open loans match.').waitFor()
    await page.getByLabel('Craft').check()
    await page.getByText('1 of 4 open loans matches.').waitFor()
    const distance = page.getByLabel('Distance up to, km')
    await distance.fill('500')
    await page.getByText('0 of 4 open loans match.').waitFor()
    await page.getByText('Distances are not known').waitFor()
    expect(await page.locator('.order-page .notice.refused').count()).toBe(0)
    await distance.fill('')
    await page.getByText('1 of 4 open loans matches.').waitFor()
    await page.getByLabel('Invest for me').check()
    await press(page, 'Save')
    await page.getByText('Say how much it may put into each loan, such as 50.').waitFor()
    await page.getByLabel('At most per loan, in USD').fill('40')
    await expect
      .poll(() => page.locator('.order-page .lines').textContent())
      .toMatch(/A second loom.*\$40/)
    // What is not saved is not lost with a step away.
    await page.locator('.bell').click()
    await page.getByText('is not saved. Leave the page?').waitFor()
    await press(page, 'Stay')
    expect(await page.getByLabel('At most per loan, in USD').inputValue()).toBe('40')
    await press(page, 'Save')
    await page.getByRole('heading', { name: 'Your standing order is on' }).waitFor()
    await page.getByText('Together, of $500 available').waitFor()
    // Its deposit is the first thing that she was told of.
    const bell = page.locator('.bell')
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications, 1 unread')
    await publish('A third loom', 47.1, 8.3, 'craft')
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications, 2 unread')
    // The preview knows what was just invested.
    await page.getByText('the limit for its borrower is reached').waitFor()
    await bell.click()
    await expect
      .poll(() => page.locator('.message').first().textContent())
      .toContain('A third loom')
    await press(page, 'Mark all as read')
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('Notifications')
    await expect.poll(() => page.locator('.message.unread').count()).toBe(0)
    expect(faults).toEqual([])
  },
)

inFull('two people in two windows: one invests, and the other sees it', async () => {
  const { world, ids } = await openMarket()
  const [id = ''] = ids
  await lookingFor(world, 'mary', {})
  await lookingFor(world, 'grace', { min_interest_rate: 15 })
  const { page: hers } = await openApp(world, `/app/lend/${id}`, { as: 'mary' })
  const { page: list } = await openApp(world, '/app/lend', { as: 'grace', phone: true })
  const card = list.locator('.offer', { hasText: 'Seed potatoes' })
  await card.locator('summary').click()
  expect(await card.textContent()).toContain('less than the 15% that you want')
  await card.scrollIntoViewIfNeeded()
  await investIn(hers, '200')
  await agree(hers)
  await expect.poll(() => card.textContent()).toContain('$800 of $1,000')
  await card.getByRole('link').click()
  await list.getByText('$500 available, from $25').waitFor()
  await press(hers, 'Invest more')
  await investIn(hers, '300')
  await agree(hers)
  await expect.poll(() => list.locator('.progress').textContent()).toContain('$500 of $1,000')
  await press(list, '$500')
  await press(list, 'Invest $500')
  await agree(list)
  // Nothing is held any more, and nobody can invest more.
  for (const page of [list, hers]) {
    await page.getByText('The loan is fully funded, and the borrower has the money.').waitFor()
    expect(await page.getByRole('button', { name: 'Invest more' }).count()).toBe(0)
  }
})
