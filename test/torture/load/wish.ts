import type { Random } from '../../../src/seed/random.ts'
import type { Market } from './market.ts'
import type { Member } from './members.ts'

/** What a member may decide to call. */
export interface Wish {
  readonly op: string
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: object
  /** Whether the operation takes a key. */
  readonly keyed: boolean
}
/** Chooses what to call, or nothing when there is no occasion; a number tells its call from all others. */
export type Choice = (
  member: Member,
  market: Market,
  random: Random,
  number: number,
) => Wish | undefined

/** A call that takes a key. */
export const post = (op: string, path: string, body: object): Wish => ({
  op,
  method: 'POST',
  path,
  body,
  keyed: true,
})

/** A change of a record, which takes none. */
export const put = (op: string, path: string, body: object): Wish => ({
  op,
  method: 'PUT',
  path,
  body,
  keyed: false,
})
