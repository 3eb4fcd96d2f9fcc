import { expect, it } from 'vitest'
import { beginsAt } from '../../../app/src/start/begins-at.ts'

const some = { nodes: [{ id: '1' }] }
const none = { nodes: [] }

it.each([
  ['who owes or asks for something, at their loans', [some, some, some], '/borrow'],
  ['who has invested, at their portfolio', [none, some, some], '/portfolio'],
  ['who has once borrowed, at their loans', [none, none, some], '/borrow'],
  ['who is new, nowhere yet', [none, none, none], undefined],
] as const)('%s', (_, [current, investments, loans], path) => {
  expect(beginsAt({ id: '1', current, investments, loans } as Parameters<typeof beginsAt>[0])).toBe(
    path,
  )
})
