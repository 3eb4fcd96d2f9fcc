import { useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import type { UpdateWorkItemInput } from '../../graphql/graphql.ts'
import { updateWorkMutation } from './operations.ts'

/** Changes an item of the worklist: `change` resolves to whether it was done; if not, `refusals` says why, by these fields. */
export function useChange(fields: readonly string[]) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<Refusals>({})
  const change = async (input: UpdateWorkItemInput): Promise<boolean> => {
    setBusy(true)
    const { data, error } = await client.mutation(updateWorkMutation, { input }).toPromise()
    setBusy(false)
    const refused = data?.acted.userErrors ?? lost(error)
    setRefusals(refusalsOf(refused, fields))
    if (refused.length === 0) askShownAgain(client)
    return refused.length === 0
  }
  return { busy, refusals, change }
}
