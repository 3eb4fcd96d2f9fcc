import { describe, expect, it } from 'vitest'
import { excerptOf, piecesOf } from '../../../app/src/lend/search/found.ts'

const marked = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

describe('what was searched for', () => {
  it.each([
    ['Goats and a goatherd', 'goat', '[Goats] and a [goatherd]'],
    ['Goats and a goatherd', 'goats', '[Goats] and a goatherd'],
    ['A bakery', 'bakeries', 'A [bakery]'],
    ['Making cloth', 'make', '[Making] cloth'],
    ['Running a shop', 'run', '[Running] a shop'],
    ['Ada Lovelace · São Paulo', 'ada paulo', '[Ada] Lovelace · São [Paulo]'],
    ['Old town, near Gdańsk', 'gdansk', 'Old town, near [Gdańsk]'],
    ['Old town, near Gdansk', 'gdańsk', 'Old town, near [Gdansk]'],
    ['Ein Geschäft in Łódź', 'lod', 'Ein Geschäft in [Łódź]'],
    ['<b>Seeds</b> (maize)', 'seed b', '<[b]>[Seeds]</[b]> (maize)'],
    ['A shop', 'sh', 'A shop'],
    ['A shop', '', 'A shop'],
    ['A shop', '.*(', 'A shop'],
  ])('in %s for %s is marked as %s', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected)
  })

  it('is shown with what stands around it, and not where it is not', () => {
    const text = `${'We keep bees on the hill. '.repeat(8)}The goats give milk. ${'And more of it. '.repeat(20)}`
    const excerpt = excerptOf(text, 'goat')
    expect(excerpt).toMatch(/^… .*The goats give milk\..* …$/)
    expect(excerpt?.length).toBeLessThan(150)
    expect(excerptOf(text, 'sheep')).toBeUndefined()
    expect(excerptOf('', 'goat')).toBeUndefined()
    expect(excerptOf('goats', 'goat')).toBe('goats')
  })
})
