import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { exampleClient } from '../../support/clients/example.ts'
import { personOf } from '../../support/market/operating.ts'
import { openCharged } from '../../support/market/repaying/charged.ts'
import { type Body, startWorld } from '../../support/world.ts'

// examples/accounting, as one would try it who knows nothing but the documentation.

const DATA_DIR = inject('dataDir')

describe('examples/accounting', () => {
  const { lines, run, checkWith, start } = exampleClient('accounting')

  it('has at most 60 lines, and is typed by /asyncapi.json', async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    expect(lines).toBeLessThanOrEqual(60)
    await run('generate', { URL: world.url })
    await run('check')
    await expect(checkWith('type, balance_change', 'type, total: balance_change')).rejects.toThrow(
      /'total' does not exist/,
    )
  })

  it('adds up what each day has moved, once, however often it is killed', async () => {
    const world = await startWorld({ BORROW_WHILE_LATE: 'on', FEE_ORIGINATION_PERCENT: '2' })
    const folder = await mkdtemp(join(tmpdir(), 'accounting-'))
    const BOOKS = join(folder, 'books.json')
    onTestFinished(async () => {
      await world.close()
      await rm(folder, { recursive: true })
    })
    const feed = () => start({ URL: world.url, DATA_DIR, BOOKS })
    let running = feed()
    onTestFinished(() => void running.kill('SIGKILL'))
    const market = await openCharged(world)
    const bob = await personOf(world, 'bob')
    for (let turn = 0; turn < 3; turn += 1) {
      const id = await market.late(40)
      await market.pay(id, 18)
      await market.ada.call('POST', '/wallet/transfer', { recipient_id: bob.id, amount: 12.34 })
      await expect.poll(() => readFile(BOOKS, 'utf8').catch(() => '')).not.toBe('')
      running.kill('SIGKILL')
      await market.pay(id, 5)
      running = feed()
    }
    const [{ last } = { last: 0 }] = await world.database.sql<{ last: number }>(
      'select number_events()::float8 as last',
    )
    const books = async (): Promise<Body> => JSON.parse(await readFile(BOOKS, 'utf8'))
    await expect.poll(async () => (await books()).after).toBe(last)
    const lines = await world.database.sql<Body>(
      `select (created_at at time zone business_timezone())::date::text as day, type, count(*)::int,
        sum(case shown_direction(type, direction) when 'credit' then amount when 'debit' then -amount else 0 end)::int as change
        from wallet_transaction group by 1, 2`,
    )
    const expected: Body = {}
    for (const { day, type, ...sum } of lines) expected[day] = { ...expected[day], [type]: sum }
    expect((await books()).days).toEqual(expected)
    const { safeguarding } = (await market.olga.call('GET', '/operator/safeguarding')).body
    const total = Object.values<Body>(expected)
      .flatMap((kinds) => Object.values<Body>(kinds))
      .reduce((sum, { change }) => sum + change, 0)
    expect(total).toBe(Math.round(100 * (safeguarding.wallets + safeguarding.held)))
  })
})
