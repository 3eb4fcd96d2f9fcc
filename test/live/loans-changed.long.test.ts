import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { subscribed } from '../support/clients/subscriptions.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

type Tools = ReturnType<typeof loanTools>
let world: World
let [ada, bob] = ['', '']
let tools: Tools
beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada', { name: 'Ada' })
  bob = await world.token('bob')
  for (const token of [ada, bob]) await world.rest('GET', '/profile', { token })
  tools = loanTools(world, ada)
})
const newLoan: Tools['newLoan'] = (...given) => tools.newLoan(...given)
const put: Tools['put'] = (...given) => tools.put(...given)
const invest: Tools['invest'] = (...given) => tools.invest(...given)
afterEach(() => subscribed(world.url, 0))
afterAll(() => world.close())

const fields = '{ upserted { id title amountFunded status } removedIds reset truncated }'
const byIds = (ids: readonly string[], more = '') =>
  `subscription { loansChanged(ids: ${JSON.stringify(ids)}${more}) ${fields} }`
const byFilter = (filter: string, more = '') =>
  `subscription { loansChanged(filter: ${filter}${more}) ${fields} }`

/** Follows a list as a client would: what it shows after each event. */
function follow(token: string, query: string) {
  const client = liveClient(world.url, token)
  const { events, until } = subscribe(client, query)
  const shown = () => {
    const list = new Map<string, Body>()
    for (const { data } of events) {
      const { upserted, removedIds, reset } = data.loansChanged
      if (reset) list.clear()
      for (const id of removedIds) list.delete(id)
      for (const loan of upserted) list.set(loan.id, loan)
    }
    return list
  }
  const changes = () => events.map(({ data }) => data.loansChanged)
  return { shown, changes, until, events, stop: () => client.dispose() }
}

describe('loansChanged by ids', () => {
  it('shows what the caller may see, then each change of one of them', async () => {
    const [draft, open] = [await newLoan(), await newLoan({ amount_requested: 500 })]
    await put(open.id, { status: 'open' })
    const [mine, his] = [ada, bob].map((token) =>
      follow(token, byIds([draft.id, open.id.toUpperCase(), crypto.randomUUID(), 'nonsense'])),
    )
    await Promise.all([mine?.until(1), his?.until(1)])
    expect([...(mine?.shown().keys() ?? [])].toSorted()).toEqual([draft.id, open.id].toSorted())
    expect([...(his?.shown().keys() ?? [])]).toEqual([open.id])
    expect(his?.changes()[0]).toMatchObject({ reset: true, removedIds: [], truncated: false })
    await invest('lena', open.id, 40)
    await expect.poll(() => his?.shown().get(open.id)?.amountFunded).toBe('40.00')
    await expect.poll(() => mine?.shown().get(open.id)?.amountFunded).toBe('40.00')
    expect(his?.changes()[1]).toMatchObject({ upserted: [{ id: open.id }], reset: false })
    await put(draft.id, { title: 'Now seen', status: 'open' })
    await expect.poll(() => his?.shown().get(draft.id)?.title).toBe('Now seen')
    await Promise.all([mine?.stop(), his?.stop()])
  })

  it('shows whoever connects again what changed meanwhile, and changes alone where asked', async () => {
    const { id } = await newLoan()
    const first = follow(ada, byIds([id]))
    await first.until(1)
    await first.stop()
    await subscribed(world.url, 0)
    await put(id, { title: 'Meanwhile' })
    const again = follow(ada, byIds([id]))
    const later = follow(ada, byIds([id], ', initial: false'))
    await again.until(1)
    expect(again.shown().get(id)?.title).toBe('Meanwhile')
    await subscribed(world.url, 2)
    await put(id, { title: 'After' })
    await later.until(1)
    expect(later.changes()).toMatchObject([{ upserted: [{ title: 'After' }], reset: false }])
    await Promise.all([again.stop(), later.stop()])
  })
})

describe('loansChanged by a filter', () => {
  long('shows the list, and what enters it, changes in it and leaves it', async () => {
    const purpose = 'goats'
    const [one, other] = [await newLoan({ purpose }), await newLoan({ purpose })]
    await put(one.id, { status: 'open' })
    const list = follow(bob, byFilter(`{ purpose: "${purpose}", status: [OPEN] }`))
    await list.until(1)
    const ids = () => [...list.shown().keys()].toSorted()
    expect(ids()).toEqual([one.id])
    await put(other.id, { status: 'open' })
    await expect.poll(ids).toEqual([one.id, other.id].toSorted())
    await put(other.id, { title: 'Two goats' })
    await expect.poll(() => list.shown().get(other.id)?.title).toBe('Two goats')
    await put(one.id, { status: 'cancelled' })
    await expect.poll(ids).toEqual([other.id])
    expect(list.changes().at(-1)).toMatchObject({ removedIds: [one.id], reset: false })
    await list.stop()
  })

  it('reads equal lists of many together, and never what is no business of theirs', async () => {
    const purpose = 'kilns'
    const { id } = await newLoan({ purpose })
    await put(id, { status: 'open' })
    const filter = byFilter(`{ purpose: "${purpose}", status: [OPEN] }`)
    const names = Array.from({ length: 10 }, (_, one) => `follower-${one}`)
    const tokens = await Promise.all(names.map((name) => world.token(name)))
    const lists = tokens.map((token) => follow(token, filter))
    for (const list of lists) await list.until(1)
    const own = await newLoan({ purpose, title: 'A draft' })
    const seen = await statements(async () => {
      await put(id, { title: 'Two kilns' })
      for (const list of lists)
        await expect.poll(() => list.shown().get(id)?.title).toBe('Two kilns')
    })
    const reads = seen.filter((text) => text.includes('purpose = ') && text.includes('from loan'))
    // Two for all of them in each second that this takes; each on their own would take two.
    expect(reads.length).toBeLessThan(2 * names.length)
    for (const list of lists) expect([...list.shown().keys()]).not.toContain(own.id)
    for (const list of lists) await list.stop()
  })

  it('says when there is more, and holds the newest hundred', async () => {
    await world.database.sql(
      `insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
          repayment_period_months, status, currency, published_at, expires_at)
        select gen_random_uuid(), profile.id, 'Many', 'd', 'many', 5000, 100, 6, 'open', 'USD', now(), now() + interval '1 day'
        from (select id from profile limit 1) as profile, generate_series(1, 101) as n`,
    )
    const list = follow(bob, byFilter('{ purpose: "many", status: [OPEN] }'))
    await list.until(1)
    expect([list.shown().size, list.changes()[0].truncated]).toEqual([100, true])
    const [first] = list.shown().keys()
    await world.database.sql("update loan set status = 'cancelled' where id = $1", [first])
    await expect.poll(() => list.changes().at(-1).truncated).toBe(false)
    expect(list.shown().size).toBe(100)
    await list.stop()
  })
})

describe('refuses', () => {
  const codeOf = async (query: string, token = bob) => {
    const { until, stop } = follow(token, query)
    const [{ errors, data }] = await until(1)
    if (data === undefined || data === null) await stop()
    return errors?.[0].extensions
  }

  it.each([
    ['loansChanged', 'ids'],
    ['loansChanged(ids: ["a"], filter: {})', 'ids'],
    [`loansChanged(ids: ${JSON.stringify(Array.from({ length: 101 }, () => 'a'))})`, 'ids'],
    ['loansChanged(filter: { minRate: "9", maxRate: "8" })', 'minRate'],
  ])('%.60s', async (field, named) => {
    const extensions = await codeOf(`subscription { ${field} { removedIds } }`)
    expect([extensions.code, extensions.field]).toEqual(['VALIDATION_FAILED', named])
  })

  it('more than ten lists by a filter, until one is ended', async () => {
    const token = await world.token('hoarder')
    const query = byFilter('{ purpose: "none" }')
    const lists = Array.from({ length: 10 }, () => follow(token, query))
    for (const list of lists) await list.until(1)
    expect((await codeOf(query, token)).code).toBe('TOO_MANY_SUBSCRIPTIONS')
    await lists[0]?.stop()
    await subscribed(world.url, 9)
    const again = follow(token, query)
    expect((await again.until(1))[0].data.loansChanged.reset).toBe(true)
    for (const list of [...lists.slice(1), again]) await list.stop()
  })
})
