import { expect, it } from 'vitest'
import { ownOf } from '../../../app/src/lend/own-investments.ts'

const left = { id: 'left', status: 'CANCELLED' } as const
const kept = { id: 'kept', status: 'PENDING' } as const

it.each([
  ['what was taken back counts no more after another', [left, kept], [kept]],
  ['what was taken back is what there is, if it is all', [left], [left]],
])('%s', (_, all, own) => expect(ownOf(all)).toEqual(own))
