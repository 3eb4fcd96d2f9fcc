import { refusalsOf } from '../../api/refusals.ts'
import type { UpdateWorkItemInput } from '../../graphql/graphql.ts'
import { useSending } from '../acting/use-sending.ts'
import { updateWorkMutation } from './operations.ts'

/** Changes an item of the worklist: `change` resolves to whether it was done; if not, `refusals` says why, by these fields. */
export function useChange(fields: readonly string[]) {
  const { busy, refused, send } = useSending()
  const change = async (input: UpdateWorkItemInput): Promise<boolean> => {
    const done = await send(input, (client) =>
      client.mutation(updateWorkMutation, { input }).toPromise(),
    )
    return done !== undefined
  }
  return { busy, refusals: refusalsOf(refused, fields), change }
}
