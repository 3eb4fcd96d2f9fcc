import type { Pulse } from './operations.ts'

interface Reading {
  /** The number of the newest act when the page was opened. */
  readonly known: number
  /** The reader's id. */
  readonly own: string
  /** The id of the record that is shown. */
  readonly id: string
}

/**
 * The last change that a colleague has made of a record and that its page does not show yet; undefined if there is none. What the reader does or
 * tries has the page read again, so that it shows all that was done before.
 */
export function actNotShown({ auditTrail: { nodes } }: Pulse, { known, own, id }: Reading) {
  const since = Math.max(known, nodes.find(({ actorId }) => actorId === own)?.number ?? 0)
  return nodes.find(
    ({ number, targetId, memberId, refusedWith }) =>
      number > since && !refusedWith && (targetId === id || memberId === id),
  )
}
