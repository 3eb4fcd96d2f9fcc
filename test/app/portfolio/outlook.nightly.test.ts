import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who sees in the portfolio what running loans bring after what such loans lose, and finds investments by words.

const it_ = it.skipIf(browserPath === undefined)

let world: World
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  const { newLoan, put, invest } = loanTools(world, await world.token('ada'))
  for (const interest_rate of [8, 9, 10, 11, 12]) {
    const title = interest_rate === 9 ? 'Seed potatoes' : `A loom ${interest_rate}`
    const { id } = await newLoan({ title, interest_rate, amount_requested: 200 })
    await put(id, { status: 'open' })
    await invest(interest_rate === 12 ? 'otto' : 'lena', id, 200)
  }
  // Of five loans that were being repaid when last year began, one defaulted in it.
  await world.database.sql(
    `set session_replication_role = replica;
    update loan set risk_level = 'medium', disbursement_date = now() - interval '3 years';
    with lost as (update loan set status = 'defaulted' where interest_rate = 1200 returning id)
      insert into loan_event (id, loan_id, from_status, to_status, reason, created_at)
      select gen_random_uuid(), id, 'active', 'defaulted', 'late', date_trunc('year', now()) - interval '1 month' from lost;
    set session_replication_role = origin`,
  )
  const cora = loanTools(world, await world.token('cora'))
  const whole = await cora.newLoan({ title: 'A mill', amount_requested: 525 })
  await cora.put(whole.id, { status: 'open' })
  for (let part = 0; part < 21; part += 1) await cora.invest('max', whole.id, 25)
  const bob = loanTools(world, await world.token('bob'))
  const open = await bob.newLoan({ title: 'A kiln', interest_rate: 9, amount_requested: 200 })
  await bob.put(open.id, { status: 'open' })
  await world.database.sql(
    `set session_replication_role = replica; update loan set risk_level = 'medium' where id = '${open.id}';
    set session_replication_role = origin`,
  )
})
afterAll(() => world?.close())

it_.each([
  ['en', 'about −1% a year after expected losses'],
  ['de', 'etwa −1\u00a0% im Jahr nach erwarteten Ausfällen'],
] as const)('a list of loans says what is left of each: %s', patience, async (language, left) => {
  const token = await world.token('lena')
  await world.rest('PUT', '/preferences', { token, body: { language } })
  const look = { phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/lend', { ...look, as: 'lena' })
  await page.locator('.offer').getByText(left).waitFor()
  await settled(page)
  await expectSound(`list after losses, ${language}`, page, faults)
  if (wantsPictures) await picture(page, `lend-after-losses-${language}`, look)
})

it_.each([
  ['en', 'What to expect from your running loans', '−10', 'Search'],
  ['de', 'Was von Ihren laufenden Krediten zu erwarten ist', '−10', 'Suche'],
] as const)('says what is left after expected losses: %s', patience, async (...row) => {
  const [language, heading, loss, search] = row
  const token = await world.token('lena')
  await world.rest('PUT', '/preferences', { token, body: { language } })
  const look = { theme: 'dark', phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/portfolio', { ...look, as: 'lena' })
  const card = page.locator('.card', { has: page.getByRole('heading', { name: heading }) })
  await card.getByText(loss).waitFor()
  await settled(page)
  await expectSound(`outlook, ${language}`, page, faults)
  if (wantsPictures) await picture(page, `lend-outlook-${language}`, look)

  const rows = page.locator('.lines li')
  await expect.poll(() => rows.count()).toBe(4)
  await page.getByRole('searchbox', { name: search }).fill('potato')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('link', { name: 'Seed potatoes' }).waitFor()
  await settled(page)
  await expectSound(`investments by words, ${language}`, page, faults)
})

it_.each([
  ['en', 'All 21 together', '$525'],
  ['de', 'Alle 21 zusammen', '525,00'],
] as const)(
  'says what all investments come to before all are shown: %s',
  patience,
  async (...row) => {
    const [language, heading, lent] = row
    const token = await world.token('max')
    await world.rest('PUT', '/preferences', { token, body: { language } })
    const look = { theme: 'dark', phone: true, width: 360 } as const
    const { page, faults } = await openApp(world, '/app/portfolio/investments', {
      ...look,
      as: 'max',
    })
    await page.getByRole('heading', { name: heading }).waitFor()
    expect(await page.locator('.lines li').count()).toBe(20)
    await page.locator('.facts').last().getByText(lent).first().waitFor()
    await settled(page)
    await expectSound(`sums of investments, ${language}`, page, faults)
    if (wantsPictures) await picture(page, `portfolio-sums-${language}`, look)
  },
)
