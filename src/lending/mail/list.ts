import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { Letter, type LetterState } from '../../entities/mail/letter.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'

/** What can have become of a letter that is shown: one that is new waits, and one that is part of another is not shown. */
export type ShownState = Exclude<LetterState, 'new' | 'gathered'>

const isShown: Condition = ["state <> 'gathered'"]

/** Lists the letters to a member, newest first. Those that were combined into a digest are left out. */
export function letterList(database: Database, userId: string): Listing {
  return {
    ...recordsOf(database, Letter),
    parts: [[['user_id = ?', userId]]],
    filters: [isShown],
    key: ['id'],
    descending: true,
  }
}

/** Which letters to list; all conditions must hold. */
interface LetterFilter {
  readonly state?: readonly ShownState[] | null | undefined
  readonly memberId?: string | null | undefined
}

// Written out, so that PostgreSQL knows that the index of letters that are not sent has them.
const inState: Readonly<Record<ShownState, readonly Condition[]>> = {
  waiting: [["state = 'waiting'"], ["state = 'new'"]],
  sent: [["state = 'sent'"]],
  failed: [["state = 'failed'"]],
  bounced: [["state = 'bounced'"]],
}

/** Lists the letters to all members, newest first. Those that were combined into digests are left out. */
export function lettersIn(database: Database, { state, memberId }: LetterFilter): Listing {
  const whose: readonly Condition[] = memberId ? [['user_id = ?', idOrNone(memberId)]] : []
  const states = state ? [...new Set(state)].flatMap((one) => inState[one]) : [isShown]
  return {
    ...recordsOf(database, Letter),
    parts: states.length > 0 ? states.map((one) => [...whose, one]) : [[['false']]],
    key: ['id'],
    descending: true,
  }
}
