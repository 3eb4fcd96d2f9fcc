import { describe, expect, it, vi } from 'vitest'
import { isUnavailable } from '../../../src/database/connections/faults.ts'
import { patiently } from '../../../src/database/connections/patiently.ts'
import { eachPart } from '../../../src/lending/attempts.ts'
import { BATCH, forEachDue, forGroupsDue } from '../../../src/lending/due.ts'
import { warningRarely } from '../../../src/telemetry/queue-warnings.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const finder = { database: { query: async () => rows } } as unknown as Parameters<
  typeof forEachDue
>[0]
const closed = () => new Error('Cannot use a pool after calling end on the pool')

describe('due items, once the gateway has closed its connections', () => {
  it('are tried no further, and it is said how many are left', async () => {
    const tried: string[] = []
    const work = forEachDue(finder, '', [], async (id) => {
      tried.push(id)
      if (id === 'b') throw closed()
      return true
    })
    const error = await work.catch((one: unknown) => one)
    expect(String(error)).toBe(`Error: 1 done, 3 left: ${closed().message}`)
    expect(isUnavailable(error)).toBe(true)
    expect(tried).toEqual(['a', 'b'])
  })

  it('are not tried one by one either, where several are handled together', async () => {
    const tried: (readonly string[])[] = []
    const work = forGroupsDue(finder, '', [], 3, async (ids) => {
      tried.push(ids)
      throw closed()
    })
    await expect(work).rejects.toThrow('0 done, 4 left')
    expect(tried).toEqual([['a', 'b', 'c']])
  })
})

describe('due items of which one fails', () => {
  it('are all tried', async () => {
    const work = forEachDue(finder, '', [], async (id) => {
      if (id === 'b') throw new Error('odd')
      return true
    })
    await expect(work).rejects.toThrow('1 of 4 failed, the first at b: Error: odd')
  })
})

describe('due items of which there are more than a run does', () => {
  it('are left to the next run', async () => {
    const many = Array.from({ length: BATCH }, (_, index) => ({ id: String(index) }))
    const endless = { database: { query: async () => many } } as unknown as typeof finder
    expect(await forEachDue(endless, '', [], async () => true, 2 * BATCH)).toBe(2 * BATCH)
  })
})

describe('the parts of a job', () => {
  it('are all done, and what failed is thrown then', async () => {
    const done: string[] = []
    const part = (name: string, error?: Error) => async () => {
      if (error) throw error
      done.push(name)
      return 1
    }
    const parts = { a: part('a'), b: part('b', new Error('odd')), c: part('c') }
    await expect(eachPart(parts)).rejects.toThrow('1 of 3 failed, the first at b: Error: odd')
    expect(done).toEqual(['a', 'c'])
    expect(await eachPart({ a: parts.a })).toEqual({ a: 1 })
  })

  it('end with the gateway', async () => {
    const later = async () => expect.unreachable()
    await expect(eachPart({ a: () => Promise.reject(closed()), later })).rejects.toThrow(
      'calling end',
    )
  })
})

describe('warnings of the job queue', () => {
  const worked = async () => {}

  it('have each reason once, whichever queues and workers it comes from', async () => {
    const told: string[] = []
    const { failed: warn, watched } = warningRarely({
      warn: ({ reason }, message) => told.push(reason ?? message),
    })
    await watched('any', worked)
    const of = (queue: string, worker: string) => ` (Queue: ${queue}, Worker: ${worker})`
    for (const worker of ['1f', '2f']) {
      warn(new Error(`connect ECONNREFUSED${of('autopay', worker)}${of('prune', 'x')}`))
      warn(Object.assign(new Error(of('prune', worker)), { code: 'ECONNRESET' }))
    }
    await watched('any', worked)
    await watched('any', worked)
    expect(told).toEqual(['connect ECONNREFUSED', 'ECONNRESET', 'the job queue works again'])
  })

  it('say that it works again only once no statement of it fails any more', async () => {
    const told: string[] = []
    const { failed, watched } = warningRarely({
      warn: ({ reason }, message) => told.push(reason ?? message),
    })
    const wrong = new Error('permission denied for table job')
    const fail = async () => {
      await expect(watched('complete', () => Promise.reject(wrong))).rejects.toBe(wrong)
      failed(wrong)
    }
    await fail()
    await watched('fetch', worked)
    await fail()
    await watched('fetch', worked)
    expect(told).toEqual([wrong.message])
    await watched('complete', worked)
    await watched('fetch', worked)
    expect(told).toEqual([wrong.message, 'the job queue works again'])
  })

  it('wait a minute at most for a statement that is not tried again', async () => {
    vi.useFakeTimers()
    const told: string[] = []
    const { failed, watched } = warningRarely({
      warn: (_, message) => told.push(message),
    })
    const gone = new Error('gone')
    await expect(watched('once', () => Promise.reject(gone))).rejects.toBe(gone)
    failed(gone)
    vi.advanceTimersByTime(59_000)
    await watched('fetch', worked)
    expect(told).toEqual(['the job queue failed'])
    vi.advanceTimersByTime(1_000)
    await watched('fetch', worked)
    vi.useRealTimers()
    expect(told).toEqual(['the job queue failed', 'the job queue works again'])
  })

  it('are not needed if a connection can be had a little later, as when a busy gateway starts', async () => {
    const late = new Error('Connection terminated due to connection timeout')
    const failing = (times: number, error: Error) => {
      let attempts = 0
      return async () => {
        attempts += 1
        if (attempts <= times) throw error
        return attempts
      }
    }
    await expect(patiently(failing(2, late))).resolves.toBe(3)
    await expect(patiently(failing(3, late))).rejects.toBe(late)
    // It may have been carried out.
    const lost = new Error('Connection terminated unexpectedly')
    await expect(patiently(failing(1, lost))).rejects.toBe(lost)
  })
})
