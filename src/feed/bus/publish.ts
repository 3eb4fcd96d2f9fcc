import type { Changes } from '../changes.ts'
import type { OnMap } from '../marker-watches.ts'
import { hasLoan } from '../watchers.ts'
import type { Beat } from './beat.ts'
import { packed } from './key-hashes.ts'
import { type Square, squareOf } from './map-squares.ts'

/** More keys than this are not published; each gateway then reads the changes itself. */
const KEYS_MAX = 10_000
/** More markers of a square than this are not published; whoever watches the square reads them. */
const MARKERS_MAX = 500
const PROFILE = 'profile '

/** A subject with what is sent there. */
export type Message = readonly [subject: string, content: object]

/** What to publish about changes since a position: rows and markers by subject, and last the beat that confirms them. */
export function messagesFor(name: string, from: string, changes: Changes): Message[] {
  const { keys, loans, snapshot: to } = changes
  const anyLoan = hasLoan(keys)
  const squares = bySquare(changes)
  const all = [...keys, ...squares.keys()]
  if (all.length > KEYS_MAX)
    return [beat({ name, from, to, marks: null, profiles: [], loans: anyLoan })]
  const profiles = keys.flatMap((key) =>
    key.startsWith(PROFILE) ? [key.slice(PROFILE.length)] : [],
  )
  return [
    ...loans.map((loan): Message => [`loan.${loan.id}`, { beat: name, loan }]),
    ...[...squares]
      .filter(([, changed]) => changed.length <= MARKERS_MAX)
      .map(([square, changed]): Message => [square, { beat: name, changes: changed }]),
    beat({ name, from, to, marks: packed(all), profiles, loans: anyLoan }),
  ]
}

function beat(content: Beat): Message {
  return ['beat', content]
}

function bySquare({ markers }: Changes) {
  const all = (Object.keys(markers) as OnMap[]).flatMap((kind) =>
    (markers[kind] ?? []).map((change) => [squareOf(kind, change), change] as const),
  )
  const grouped = Map.groupBy(all, ([square]) => square)
  return new Map<Square, unknown[]>(
    [...grouped].map(([square, pairs]) => [square, pairs.map(([, change]) => change)]),
  )
}
