import { refusalsOf } from '../../api/refusals.ts'
import type { UpdateWorkItemInput } from '../../graphql/graphql.ts'
import type { Refused } from '../acting/refused.ts'
import { useSending } from '../acting/use-sending.ts'
import { updateWorkMutation } from './operations.ts'

/** What the gateway says of an item that somebody else has changed before the reader could. */
export interface Newer {
  /** Who has it now; null if nobody has. */
  readonly ownerId: string | null
  readonly note: string | null
  readonly lookAgainOn: string | null
}

/** Changes an item of the worklist: `change` resolves to whether it was done; if not, `refusals` says why, by these fields, and `newer` what somebody else has made of it. */
export function useChange(fields: readonly string[], inDialog = false) {
  const { busy, refused, send } = useSending(inDialog)
  const change = async (asked: UpdateWorkItemInput, overtaken?: (by: Newer) => void) => {
    const done = await send(asked, async (client, _, input) => {
      const answer = await client.mutation(updateWorkMutation, { input }).toPromise()
      const newer = newerIn(answer.data?.acted.userErrors ?? [])
      // The list is asked again now, so that the item, with what its button says, may be gone from it.
      if (newer) overtaken?.(newer)
      return answer
    })
    return done !== undefined
  }
  return { busy, refusals: refusalsOf(refused, fields), newer: newerIn(refused), change }
}

/** What somebody else has made of an item, if a change of it is refused for that. */
export function newerIn(refused: readonly Refused[]): Newer | undefined {
  const { details } = refused.find(({ code }) => code === 'VERSION_CONFLICT') ?? {}
  const text = (one: unknown) => (typeof one === 'string' ? one : null)
  if (!details) return undefined
  return {
    ownerId: text(details.ownerId),
    note: text(details.note),
    lookAgainOn: text(details.lookAgainOn),
  }
}
