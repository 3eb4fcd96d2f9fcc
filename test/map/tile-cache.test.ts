import { beforeEach, expect, it } from 'vitest'
import { type Tile, TileCache } from '../../src/rest-bridge/tiles/path.ts'

let cache: TileCache
let made: number
beforeEach(() => {
  cache = new TileCache()
  made = 0
})

const tile = (length = 1): Tile => ({ etag: `"${made}"`, bytes: Buffer.alloc(length) })
const make = async (length?: number) => {
  made += 1
  return tile(length)
}
const get = (key: string, length?: number) => cache.get(key, () => make(length))

it('makes a tile once, however many ask at once, and again after a change', async () => {
  const [one, other] = await Promise.all([get('a'), get('a')])
  expect([one === other, made]).toEqual([true, 1])
  await get('a')
  expect(made).toBe(1)
  cache.changed()
  const [later, last] = await Promise.all([get('a'), get('a')])
  expect([later === last, later.etag, made]).toEqual([true, '"2"', 2])
})

it('makes a tile again that changed while it was made, for those who ask after the change', async () => {
  const read = Promise.withResolvers<Tile>()
  const first = cache.get('a', () => read.promise)
  cache.changed()
  expect(cache.has('a')).toBe(false)
  const second = get('a')
  expect(cache.has('a')).toBe(true)
  read.resolve(tile())
  expect([(await first).etag, (await second).etag]).toEqual(['"0"', '"1"'])
})

it('keeps nothing that failed', async () => {
  const failing = cache.get('a', () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  expect(cache.has('a')).toBe(false)
  await get('a')
  expect(made).toBe(1)
})

it('keeps at most 16 MB: the oldest go first', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await get(key, 5 * 1024 * 1024)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.has(key))).toEqual([false, true, true, true])
})
