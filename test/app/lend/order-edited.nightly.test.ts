import { afterEach, beforeEach, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { orderTools } from '../../support/market/standing-orders.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who changes a standing order that runs, tries what finds nothing, stops it and lets it go on.

const it_ = it.skipIf(browserPath === undefined)

// Each language has a market of its own, in which nobody else publishes.
let world: World
beforeEach(async () => {
  if (browserPath !== undefined) world = await startWorld()
})
afterEach(() => world?.close())

const english = {
  perLoan: 'At most per loan, in USD',
  rate: 'Rate from, %',
  save: 'Save',
  stop: 'Stop the order',
  on: 'Your standing order is on',
  off: 'Give a standing order',
  invest: 'Invest for me',
  begins: 'It begins when you save, and not before.',
  changed: 'Saved: your standing order goes on with these criteria.',
  stopped: 'Your standing order is stopped: it lends nothing more.',
  started: 'Your standing order is on.',
  none: /^0 of \d+ open loans match\./,
  some: /^2 of 2 open loans match\./,
  loosen: 'Loosen a limit, and loans appear here as they match.',
  limit: /At most per loan\$60/,
  once: /it has invested \$40 in 1 loan\./,
  twice: /it has invested \$100 in 2 loans\./,
  limits: 'Its limits',
}
const german: typeof english = {
  perLoan: 'Höchstens je Kredit, in USD',
  rate: 'Zinssatz ab (%)',
  save: 'Speichern',
  stop: 'Auftrag beenden',
  on: 'Ihr Anlageauftrag ist aktiv',
  off: 'Anlageauftrag erteilen',
  invest: 'Für mich anlegen',
  begins: 'Er beginnt erst, wenn Sie speichern.',
  changed: 'Gespeichert: Ihr Anlageauftrag läuft mit diesen Kriterien weiter.',
  stopped: 'Ihr Anlageauftrag ist beendet: Er legt nichts mehr an.',
  started: 'Ihr Anlageauftrag ist aktiv.',
  none: /^0 von \d+ offenen Krediten passen\./,
  some: /^2 von 2 offenen Krediten passen\./,
  loosen: 'Lockern Sie eine Grenze, dann erscheinen hier passende Kredite.',
  limit: /Höchstens je Kredit60/,
  once: /40\s\$ in 1 Kredit/,
  twice: /100\s\$ in 2 Krediten?/,
  limits: 'Seine Grenzen',
}

it_.each([
  ['en', english],
  ['de', german],
] as const)(
  'an order that runs is changed, stopped and goes on: %s',
  patience,
  async (language, says) => {
    const lender = `olaf-${language}`
    const orders = orderTools(world)
    await orders.standing(lender, 500, { auto_invest_max_per_loan: 40, language })
    await orders.published(`ida-${language}`, { title: 'A kiln', amount_requested: 200 })
    await orders.settled()
    const look = { theme: 'dark', phone: true, width: 360 } as const
    const { page, faults } = await openApp(world, '/app/lend/order', { ...look, as: lender })
    const title = (name: string) => page.getByRole('heading', { name, exact: true })
    const preview = page.locator('#order-preview')
    const results = page.locator('.card', { has: page.getByRole('heading', { name: says.limits }) })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await title(says.on).waitFor()
    await page.getByText(says.once).waitFor()

    // What it may put into a loan is raised, and it goes on.
    await page.getByLabel(says.perLoan).fill('60')
    await press(says.save)
    await page.getByText(says.changed).waitFor()
    await expect.poll(() => results.textContent()).toMatch(says.limit)
    await title(says.on).waitFor()

    // A rate that nobody pays finds nothing; nothing is saved of it.
    await page.getByLabel(says.rate).fill('36')
    await preview.getByText(says.none).waitFor()
    await preview.getByText(says.loosen).waitFor()
    await settled(page)
    await expectSound(`an order that finds nothing, ${language}`, page, faults)
    if (wantsPictures) await picture(page, `order-finds-nothing-${language}`, look)
    await page.getByLabel(says.rate).fill('')

    // It is stopped, and takes nothing that is published meanwhile.
    await press(says.stop)
    await page.getByText(says.stopped).waitFor()
    await title(says.off).waitFor()
    await expect.poll(() => results.count()).toBe(0)
    await orders.published(`jan-${language}`, { title: 'A loom', amount_requested: 200 })
    await orders.settled()
    expect((await orders.invested(lender, `jan-${language}`)).times).toBe(0)
    await page.getByText(says.once).waitFor()

    // It goes on, and what it does then is shown as it happens.
    await page.getByLabel(says.invest).check()
    await page.getByText(says.begins).waitFor()
    await preview.getByText(says.some).waitFor()
    await settled(page)
    await expectSound(`a stopped order, ${language}`, page, faults)
    await press(says.save)
    await page.getByText(says.started, { exact: true }).waitFor()
    await title(says.on).waitFor()
    await orders.published(`kim-${language}`, { title: 'An oven', amount_requested: 200 })
    await orders.settled()
    await page.getByText(says.twice).waitFor()
    await page.getByRole('link', { name: 'An oven' }).first().waitFor()
    expect((await orders.invested(lender, `kim-${language}`)).money).toBe(60)
    await settled(page)
    await expectSound(`an order that goes on, ${language}`, page, faults)
  },
)
