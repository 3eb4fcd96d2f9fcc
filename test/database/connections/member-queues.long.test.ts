import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, type Database } from '../../../src/database/connection.ts'
import { MemberQueues, queuesFor, schedulersFor, TooBusy } from '../../../src/database/reader.ts'
import { SearchTooLong } from '../../../src/database/searches.ts'
import { publicError } from '../../../src/http/errors.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { long } from '../../support/long.ts'

describe("a member's queues", () => {
  afterEach(() => vi.useRealTimers())

  /** Things that go on until they are told to end. */
  function work(queues: MemberQueues) {
    const started: string[] = []
    const ends: (() => void)[] = []
    return {
      started,
      end: async () => {
        ends.shift()?.()
        await sleep(0)
      },
      begin: (member: string, name: string) =>
        queues.run(member, () => {
          started.push(name)
          return new Promise<string>((resolve) => ends.push(() => resolve(name)))
        }),
    }
  }

  it('are few at once; the next comes when one ends, in order, and nobody else waits', async () => {
    const queues = new MemberQueues(2)
    const { begin, end, started } = work(queues)
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => begin('a', name))
    void begin('b', 'b1')
    await sleep(0)
    expect(started).toEqual(['a1', 'a2', 'b1'])
    await end()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
    await end()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
    for (let left = 3; left > 0; left -= 1) await end()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  it('are given back by what fails, and leave nothing behind', async () => {
    const queues = new MemberQueues(1)
    const fail = () => queues.run('a', () => Promise.reject(new Error('no')))
    const outcomes = await Promise.allSettled([fail(), fail(), fail()])
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    expect(queues.members).toBe(0)
  })

  it('are not waited for without end, nor by more than a thousand', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const queues = new MemberQueues(1)
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const held = queues.run('a', () => promise)
    const reasonOf = (error: unknown) => (error instanceof TooBusy ? error.reason : error)
    const waiting = Array.from({ length: 1_001 }, () =>
      queues.run('a', async () => 'done').catch(reasonOf),
    )
    expect(await waiting[1_000]).toBe('too many')
    expect(await queues.run('b', async () => 'done')).toBe('done')
    vi.advanceTimersByTime(10_000)
    expect(new Set(await Promise.all(waiting.slice(0, 1_000)))).toEqual(new Set(['too long']))
    free()
    await held
    expect(await queues.run('a', async () => 'done')).toBe('done')
    expect(queues.members).toBe(0)
  })

  it('tell a lock that the member’s own work holds from one that somebody else holds', async () => {
    const waiting = Object.assign(new Error('canceled'), { code: '55P03' })
    const schedulers = schedulersFor(queuesFor({ pipelines: 2, searches: 2, others: 6 }))
    const fail = (member: string) =>
      schedulers(member)
        .withOwnConnection(() => sleep(1).then(() => Promise.reject(waiting)))
        .catch((error) => error)
    expect(await fail('alone')).toBe(waiting)
    const [first] = await Promise.all([fail('many'), fail('many'), fail('many')])
    expect(first).toBeInstanceOf(TooBusy)
  })

  it.each([
    [new TooBusy('too many'), 429, 'RATE_LIMITED'],
    [new TooBusy('too long'), 503, 'UNAVAILABLE'],
    [new SearchTooLong(), 503, 'UNAVAILABLE'],
  ])('are told of: %s', (error, status, code) => {
    expect(publicError(error)).toMatchObject({ status, code })
  })
})

describe('a database', () => {
  let own: TestDatabase
  let database: Database

  beforeAll(async () => {
    own = await createDatabase()
    database = await connect(own.url, 10)
  })
  afterAll(async () => {
    await database.close()
    await own.drop()
  })

  long('ends a search sooner than money, and says so', async () => {
    const slow = 'select pg_sleep(3)'
    await expect(database.query(slow, [], 'search')).rejects.toThrow(SearchTooLong)
    expect(await database.change('select 1 as one from pg_sleep(3)')).toEqual([{ one: 1 }])
  })

  it('searches on connections apart, where each member has one', async () => {
    const search = (member: string) =>
      database.of(member).query('select pg_sleep(0.3)', [], 'search')
    // Both connections are open before.
    await Promise.all([search('first'), search('second')])
    const order: string[] = []
    const one = Array.from({ length: 6 }, () => search('one').then(() => order.push('one')))
    const other = search('other').then(() => order.push('other'))
    await Promise.all([...one, other])
    // In a queue of all members, it would come after all six.
    expect(order.at(-1)).toBe('one')
  })

  it('sends a read that nobody has sent yet, though another member waits to send the same', async () => {
    const [one, other] = [database.of('one'), database.of('other')]
    const text = 'select count(*) as count from pg_stat_activity, pg_sleep(0.01)'
    const order: string[] = []
    const searches = Array.from({ length: 5 }, (_, at) =>
      one.share(`select ${at}, pg_sleep(0.3)`, [], 'search'),
    )
    const waits = one.share(text, [], 'search').then(() => order.push('one'))
    const quick = other.share(text, [], 'search').then(() => order.push('other'))
    await Promise.all([...searches, waits, quick])
    expect(order).toEqual(['other', 'one'])
  })
})
