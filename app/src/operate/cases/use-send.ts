import { type TypedDocumentNode, useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost, type Refusal } from '../../api/refusals.ts'
import { useAttempt } from '../../parts/attempt.ts'

/** What became of an act on a case. */
export interface Outcome {
  readonly acted: {
    readonly case?: { readonly id: string } | null
    readonly userErrors: readonly Refusal[]
  }
}

/** Sends an act on a case: `send` resolves to the case's id, or to undefined if the act was refused. */
export function useSend<Input extends object>(
  document: TypedDocumentNode<Outcome, { readonly input: Input }>,
) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const attempt = useAttempt()
  const send = async (input: Input): Promise<string | undefined> => {
    setBusy(true)
    const idempotencyKey = attempt.keyFor(input)
    const { data, error } = await client
      .mutation(document, { input: { ...input, idempotencyKey } })
      .toPromise()
    setBusy(false)
    setRefused(data?.acted.userErrors ?? lost(error))
    const id = data?.acted.case?.id
    if (id !== undefined) attempt.done()
    return id
  }
  return { busy, refused, send }
}
