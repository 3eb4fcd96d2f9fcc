import type { TypedDocumentNode } from '@urql/preact'
import type { Refusal } from '../../api/refusals.ts'
import { useSending } from '../acting/use-sending.ts'

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
  const { busy, refused, send } = useSending()
  return {
    busy,
    refused,
    send: async (input: Input): Promise<string | undefined> => {
      const acted = await send(input, (client, keyed) =>
        client.mutation(document, { input: keyed }).toPromise(),
      )
      return acted?.case?.id
    },
  }
}
