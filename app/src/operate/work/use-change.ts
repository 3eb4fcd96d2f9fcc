import { refusalsOf } from '../../api/refusals.ts'
import type { UpdateWorkItemInput } from '../../graphql/graphql.ts'
import { useSending } from '../acting/use-sending.ts'
import { updateWorkMutation } from './operations.ts'

/** An item that somebody else has changed before the reader could. */
export interface Overtaken {
  /** What it is called. */
  readonly subject: string
  /** Who has it now; null if nobody has. */
  readonly ownerId: string | null
}

/** Told of an item that somebody else was faster with, and of undefined once the reader tries another change. */
export type Overtaking = (what: Overtaken | undefined) => void

/** Changes an item of the worklist: `change` resolves to whether it was done; if not, `refusals` says why, by these fields. */
export function useChange(fields: readonly string[], subject: string, overtaken: Overtaking) {
  const { busy, refused, send } = useSending()
  const change = async (input: UpdateWorkItemInput): Promise<boolean> => {
    overtaken(undefined)
    const done = await send(input, async (client) => {
      const answer = await client.mutation(updateWorkMutation, { input }).toPromise()
      // The list is asked again now, so that the item, with what its button says, may be gone from it.
      const conflict = answer.data?.acted.userErrors.find(({ code }) => code === 'VERSION_CONFLICT')
      if (conflict) overtaken({ subject, ownerId: ownerIn(conflict.details) })
      return answer
    })
    return done !== undefined
  }
  return { busy, refusals: refusalsOf(refused, fields), change }
}

function ownerIn(details: Readonly<Record<string, unknown>> | null | undefined): string | null {
  const { ownerId } = details ?? {}
  return typeof ownerId === 'string' ? ownerId : null
}
