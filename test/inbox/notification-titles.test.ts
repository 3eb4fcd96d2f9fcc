import { expect, it } from 'vitest'
import { de } from '../../src/languages/de/index.ts'
import { en } from '../../src/languages/en/index.ts'

// In a list of notifications or letters, people see titles alone.

it.each(Object.entries({ en, de }))('each kind has a title of its own: %s', (_, messages) => {
  const titles = Object.entries(messages).filter(([key]) => /^notification\.\w+\.title$/.test(key))
  const kinds = Map.groupBy(titles, ([, title]) => title)
  const same = [...kinds.values()].filter((alike) => alike.length > 1)
  expect(same.map((alike) => alike.map(([key]) => key))).toEqual([])
})
