import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openApp } from '../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../support/app/back-office.ts'
import { browserPath, patience } from '../support/app/browser.ts'
import { expectSound, settled } from '../support/app/looks.ts'
import { buildMarked, openMarked } from '../support/app/marked.ts'
import { type ScreenedWorld, screenedWorld } from '../support/cases/screened.ts'
import { startMailWorld } from '../support/mail.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

/** Many screens, drawn without a graphics card, on a machine that may be busy. */
const PATIENCE_MS = 900_000

/** What the browser itself writes in German, and what no language changes. */
const everywhere = [
  ...['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'],
  ...[
    'Lending gateway',
    'IBAN',
    'BIC',
    'CSV',
    'English',
    'Deutsch',
    'EN',
    'DE',
    'Schweiz',
    'Chile',
    'Zurich',
  ],
  // Payment providers, as settings name them.
  ...['bank-file', 'stripe', 'transfer', 'instant'],
]

describe.skipIf(browserPath === undefined)('languages', () => {
  let world: World
  let ids: Record<string, string>
  beforeAll(async () => {
    world = await startWorld({ ...backOfficeSettings, SANDBOX: 'on', SEED_DEMO: 'off' })
    ids = (await openBackOffice(world)).ids
    for (const subject of ['mary', 'ada', 'operator']) await preferGerman(world, subject)
    // More than was lent by hand, which counts in both limits.
    const most = { auto_invest_max_per_loan: 1000, auto_invest_max_per_borrower: 10_000 }
    const order = { min_interest_rate: 8, ...most }
    for (const subject of ['mary', 'grace'])
      await world.rest('PUT', '/preferences', { token: await world.token(subject), body: order })
  })
  afterAll(() => world?.close())

  /** What a member sees: a path, and what is there once it has loaded. */
  const ofMembers = () =>
    [
      ['/map?at=-40,-20,8', '.nothing'],
      [`/map?people=1&at=47.4,8.7,8&loan=${ids.open}`, '.loan-card .facts'],
      ['/wallet', '.facts'],
      ['/lend', '.offer .reasons'],
      [`/lend/${ids.open}`, '.suggestions button'],
      [`/lend/${ids['A bakery oven']}`, '.facts'],
      ['/lend/order', '.order-page .lines'],
      ['/borrow', 'h1'],
      ['/borrow/new', '.step'],
      ['/borrow/new?step=terms', 'form'],
      ['/portfolio', '.lines'],
      ['/portfolio/statement', '.statement'],
      ['/portfolio/investments', '.lines'],
      ['/lend/searches', '.empty'],
      ['/inbox', '.message'],
      ['/documents', '.page .card'],
      ['/profile', '.switch'],
      ['/privacy', '.page .card'],
      ['/help?about=other', '.page form'],
      ['/guide', '.facts'],
      ['/lending', '.plain-list >> nth=0'],
      ['/mailbox', '.letter'],
      ['/nowhere', '.empty'],
    ] as const

  /** What a borrower sees of their own. */
  const ofBorrowers = () =>
    [
      ['/borrow', '.loan-rows'],
      [`/borrow/${ids['A bakery oven']}`, '.facts'],
      [`/borrow/${ids.open}`, '.facts'],
    ] as const

  /** What an operator sees. */
  const ofOperators = () =>
    [
      ['', '.tiles'],
      ['/members', '.records'],
      ['/loans?of=late', '.due-sum'],
      ['/payments', '.records'],
      ['/bank', '.sums-table'],
      ['/requests', '.requests h2'],
      ['/requests?of=decided', '.requests .tag'],
      ['/webhooks', '.empty'],
      ['/trail?looks=all', '.records'],
      [`/${ids.asked}`, '.facts'],
      [`/${ids['A bakery oven']}`, '.halves .facts'],
      [`/${ids.submitted}`, '.halves .facts'],
      ...['', 'money', 'loans', 'investments', 'statement', 'payments', 'notifications', 'letters']
        .concat('history')
        .map((tab) => [`/${ids.mary}?tab=${tab}`, '.operate .card'] as const),
    ] as const

  describe('a language that is made up', () => {
    let built = ''
    beforeAll(async () => {
      built = await buildMarked()
    })
    afterAll(() => rmSync(built, { recursive: true, force: true }))

    /** Each page, with what it says that is in no catalogue. */
    async function leftOn(
      as: string | undefined,
      pages: readonly (readonly [string, string])[],
      of: Pick<World, 'url'> = world,
    ) {
      const { page, unmarked } = await openMarked(of, built, as, new Set([...everywhere, as ?? '']))
      // A map without a graphics card, on a busy machine.
      page.setDefaultTimeout(180_000)
      const left: [string, string[]][] = []
      for (const [path, there] of pages) {
        await page.goto(`${of.url}/app${path}`)
        await page.waitForSelector(there)
        await settled(page)
        await opened(page)
        left.push([path, await unmarked()])
      }
      return left.filter(([, texts]) => texts.length > 0).map((one) => JSON.stringify(one))
    }

    it(
      'has every text that a member sees',
      async () => {
        const left = [
          ...(await leftOn(undefined, [['/', '.people button']])),
          ...(await leftOn('mary', ofMembers())),
          ...(await leftOn('ada', ofBorrowers())),
          ...(await leftOn('emmy', [['/', '.notice']])),
        ]
        expect(left).toEqual([])
      },
      PATIENCE_MS,
    )

    it(
      'has every text that an operator sees',
      async () => {
        const pages = ofOperators().map(([path, there]) => [`/operate${path}`, there] as const)
        expect(await leftOn('operator', pages)).toEqual([])
      },
      PATIENCE_MS,
    )

    it(
      'has every text of cases',
      async () => {
        const screened = await screenedWorld({
          in_and_out: { amount: 20, days: 30, percent: 90, hold: true },
          round_trips: { amount: 20, days: 30 },
          many_senders: { senders: 2, days: 30 },
        })
        onTestFinished(() => screened.close())
        await preferGerman(screened, 'compliance')
        const cases = await casesIn(screened)
        const pages = [
          ['', '.cases .record'],
          ['?of=closed', '.cases .record'],
          ...cases.map((id) => [`?case=${id}`, '.entry'] as const),
          ...['member', 'statement', 'loans', 'investments'].map(
            (tab) => [`?case=${cases[0]}&tab=${tab}`, '.card'] as const,
          ),
        ] as const
        const paths = pages.map(([path, there]) => [`/operate/cases${path}`, there] as const)
        expect(await leftOn('compliance', paths, screened)).toEqual([])
      },
      PATIENCE_MS,
    )

    it(
      'has every text of letters',
      async () => {
        const mail = await startMailWorld()
        onTestFinished(() => mail.close())
        await preferGerman(mail.world, 'operator')
        const [ada, bob] = [await mail.person('ada'), await mail.person('bob')]
        mail.answers.set('bob@example.org', '550 5.1.1 no such user')
        for (const one of [ada, bob]) await one.call('POST', '/wallet/deposit', { amount: 5 })
        await mail.counted()
        await bob.call('PUT', '/email-address', { address: 'bob@new.example.org' })
        const paths = ['letters', 'letters?of=all', 'letters?of=BOUNCED', `${bob.id}?tab=letters`]
        const pages = paths.map((path) => [`/operate/${path}`, '.records .record'] as const)
        expect(await leftOn('operator', pages, mail.world)).toEqual([])
      },
      PATIENCE_MS,
    )
  })

  it('changes to German without a reload, keeps it, and fits a narrow phone', {
    ...patience,
    timeout: PATIENCE_MS,
  }, async () => {
    const token = await world.token('grace')
    // Where this is tried again, she has chosen German before.
    await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
    const { page, faults } = await openApp(world, '/app/wallet', { as: 'grace', width: 360 })
    await page.getByRole('heading', { name: 'Wallet' }).waitFor()
    await page.getByLabel('Amount in USD').first().fill('1,500')
    await page.evaluate('window.isTheSame = true')
    await page.getByLabel('Language').selectOption('de')
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    expect(await page.evaluate('[document.documentElement.lang, window.isTheSame]')).toEqual([
      'de',
      true,
    ])
    expect(await page.getByLabel('Betrag in USD').first().inputValue()).toBe('1500')
    await page.getByRole('button', { name: 'Einzahlen' }).click()
    await page.getByText('1.500 $ wurden Ihrem Konto gutgeschrieben.').waitFor()
    const language = async () =>
      (await world.rest('GET', '/preferences', { token })).body.preferences.language
    await expect.poll(language).toBe('de')
    for (const [path, there] of ofMembers()) {
      await page.goto(`${world.url}/app${path}`)
      await page.waitForSelector(there)
      await settled(page)
      await expectSound(path, page, faults)
    }
    await page.goto(`${world.url}/app/portfolio/statement`)
    expect(await page.locator('.statement td').first().textContent()).toMatch(/^\d\d\.\d\d\.\d{4}$/)
    await page.goto(`${world.url}/app/lend/order`)
    const [most, budget] = [
      page.locator('[name=autoInvestMaxPerLoan]'),
      page.locator('[name=autoInvestBudget]'),
    ]
    const typed = () => Promise.all([most.inputValue(), budget.inputValue()])
    await most.fill('1.250,5')
    await budget.fill('1.500')
    await page.getByLabel('Sprache').selectOption('en')
    await expect.poll(typed).toEqual(['1250.5', '1500'])
    await page.getByLabel('Language').selectOption('de')
    await expect.poll(typed).toEqual(['1250,5', '1500'])
  })

  it('begins in the language of the browser, and in that of the member on another one', {
    ...patience,
    timeout: PATIENCE_MS,
  }, async () => {
    const token = await world.token('lise')
    await world.rest('PUT', '/preferences', { token, body: { language: 'de-AT' } })
    const { page } = await openApp(world, '/app/wallet', { as: 'lise' })
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    await page.getByLabel('Sprache').selectOption('en')
    await page.getByRole('heading', { name: 'Wallet' }).waitFor()
  })

  it('stays in the one that was chosen before signing in, and keeps it', patience, async () => {
    const { people } = await (await fetch(`${world.url}/app/demo/people`)).json()
    const token = await world.token(people[0].subject)
    await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
    const { page } = await openApp(world, '/app/wallet')
    await page.getByLabel('Language').selectOption('de')
    await page.locator('.people button').first().click()
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    const language = async () =>
      (await world.rest('GET', '/preferences', { token })).body.preferences.language
    await expect.poll(language).toBe('de')
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    // What was kept elsewhere since counts again.
    await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
    await page.reload()
    await page.getByRole('heading', { name: 'Wallet', exact: true }).waitFor()
    expect(await language()).toBe('en')
  })

  it('stays in the one that is chosen before that of the member is known', patience, async () => {
    const token = await world.token('mira')
    await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
    const { page } = await openApp(world, '/app/wallet', { as: 'mira' })
    const [chosen, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Language')) return route.continue()
      const response = await route.fetch()
      await chosen.promise
      await route.fulfill({ response })
      answered.resolve()
    })
    await page.reload()
    await page.getByLabel('Language').waitFor()
    await page.evaluate(`window.spoken = []
      new MutationObserver(() => spoken.push(document.documentElement.lang))
        .observe(document.documentElement, { attributeFilter: ['lang'] })`)
    await page.getByLabel('Language').selectOption('de')
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    chosen.resolve()
    await answered.promise
    await settled(page)
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    expect(await page.evaluate('spoken')).toEqual(['de'])
  })

  it('stays in it, too, if its texts come after that of the member', patience, async () => {
    const token = await world.token('nina')
    await world.rest('PUT', '/preferences', { token, body: { language: 'en' } })
    const { page } = await openApp(world, '/app/wallet', { as: 'nina' })
    const answered = Promise.withResolvers<void>()
    // The language can be asked for before and after the texts are.
    const texts = page.waitForRequest(/\/de-[^/]*\.js$/)
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query Language')) return route.continue()
      await texts
      await route.fulfill({ response: await route.fetch() })
      answered.resolve()
    })
    await page.route(/\/de-[^/]*\.js$/, async (route) => {
      await answered.promise
      await settled(page)
      await route.continue()
    })
    await page.reload()
    await page.getByLabel('Language').selectOption('de')
    await page.getByRole('heading', { name: 'Konto', exact: true }).waitFor()
    expect(await page.evaluate('document.documentElement.lang')).toBe('de')
  })
})

/** English, which members have at first, would count before what this browser was last used in. */
async function preferGerman({ rest, token }: World, subject: string): Promise<void> {
  const scope = { operator: 'lending:admin', compliance: 'lending:support lending:cases' }[subject]
  const person = { token: await token(subject, scope === undefined ? {} : { scope }) }
  await rest('PUT', '/preferences', { ...person, body: { language: 'de' } })
}

/** Cases in each of their states, about what each rule finds, and their ids. */
async function casesIn(world: ScreenedWorld): Promise<string[]> {
  const { carl, cora, opened, decided, pass } = world
  await world.token('compliance', { name: 'Cleo Hart' })
  const mary = await personOf(world, 'mary', { name: 'Mary Shelley', amount: 100 })
  const ada = await personOf(world, 'ada', { name: 'Ada Lovelace', amount: 50 })
  const ben = await personOf(world, 'ben', { name: 'Ben Bitdiddle', amount: 50 })
  const send = async (from: Person, to: Person, amount: number) => {
    await from.call('POST', '/wallet/transfer', { recipient_id: to.id, amount })
    await pass()
  }
  await send(mary, ada, 20)
  await send(ada, mary, 20)
  await send(ben, mary, 20)
  await ben.call('POST', '/wallet/withdraw', { amount: 30 })
  await pass()
  const held = await opened(mary, { hold_money: true })
  await mary.call('POST', '/wallet/withdraw', { amount: 20 })
  await cora.call('POST', `/operator/cases/${held.id}/notes`, { text: 'Asked her bank' })
  const proposed = await opened(ada)
  const decision = { decision: 'cleared', reason: 'It is her salary' }
  await carl.call('POST', `/operator/cases/${proposed.id}/decision`, decision)
  const closed = await opened(ben)
  await decided(closed.id, 'cleared')
  const { body } = await cora.call('GET', '/operator/cases?limit=100')
  return body.cases.map(({ id }: Body) => id)
}

/** Opens what hides more texts: details, filters, and the first dialog. */
async function opened(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').all()) await summary.click()
  for (const button of await page.locator('main [aria-controls][aria-expanded=false]').all())
    if ((await button.getAttribute('role')) !== 'combobox') await button.click()
  await settled(page)
}
