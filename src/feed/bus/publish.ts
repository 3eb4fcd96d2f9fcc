import type { Changes } from '../changes.ts'
import type { OnMap } from '../marker-watches.ts'
import { hasLoan } from '../watchers.ts'
import type { Beat } from './beat.ts'
import { type Cell, cellOf } from './cells.ts'
import { packed } from './marks.ts'

/** More are not published: each gateway then reads the changes itself. */
const KEYS_MAX = 10_000
/** More in a cell are not published: whoever watches the cell reads it. */
const MARKERS_MAX = 500
const PROFILE = 'profile '

/** A subject with what is sent there. */
export type Message = readonly [subject: string, content: object]

/** What to publish of changes since a position: rows and markers by subject, and at last the beat that confirms them. */
export function messagesFor(name: string, from: string, changes: Changes): Message[] {
  const { keys, loans, snapshot: to } = changes
  const anyLoan = hasLoan(keys)
  const cells = byCell(changes)
  const all = [...keys, ...cells.keys()]
  if (all.length > KEYS_MAX)
    return [beat({ name, from, to, marks: null, profiles: [], loans: anyLoan })]
  const profiles = keys.flatMap((key) =>
    key.startsWith(PROFILE) ? [key.slice(PROFILE.length)] : [],
  )
  return [
    ...loans.map((loan): Message => [`loan.${loan.id}`, { beat: name, loan }]),
    ...[...cells]
      .filter(([, changed]) => changed.length <= MARKERS_MAX)
      .map(([cell, changed]): Message => [cell, { beat: name, changes: changed }]),
    beat({ name, from, to, marks: packed(all), profiles, loans: anyLoan }),
  ]
}

function beat(content: Beat): Message {
  return ['beat', content]
}

function byCell({ markers }: Changes) {
  const all = (Object.keys(markers) as OnMap[]).flatMap((kind) =>
    (markers[kind] ?? []).map((change) => [cellOf(kind, change), change] as const),
  )
  const grouped = Map.groupBy(all, ([cell]) => cell)
  return new Map<Cell, unknown[]>(
    [...grouped].map(([cell, pairs]) => [cell, pairs.map(([, change]) => change)]),
  )
}
