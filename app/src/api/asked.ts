import { mapExchange } from '@urql/core'
import type { Store } from '../store.ts'
import type { Refusal } from './refusals.ts'

/** What the platform asks of the reader before it does what they wanted: to accept agreements, to be verified up to a level, or to take the lenders' test. */
export type Ask =
  | { readonly agreements: readonly string[] }
  | { readonly level: 'BASIC' | 'FULL' }
  | { readonly lenderTest: true }

/** What is asked for now; undefined if nothing. */
export type Asked = Store<Ask | undefined>

/** What readers do for themselves: nobody accepts anything, or is verified, for a borrower whose loan they approve as an operator. */
const ownActs = [
  'deposit',
  'invest',
  'publishLoan',
  'transfer',
  'updatePreferences',
  'withdraw',
] as const

type Answer = Readonly<
  Partial<Record<string, { readonly userErrors?: readonly Refusal[] } | null>>
> | null

/** Notices what is asked for when one of the reader's own acts is refused. */
export const noticeAsked = (asked: Asked) =>
  mapExchange({
    onResult: ({ data, operation }) => {
      const ask = operation.kind === 'mutation' ? askIn(data) : undefined
      if (ask !== undefined) asked.set(ask)
    },
  })

/** What the answer to a mutation asks for first; undefined if nothing. */
export function askIn(answer: Answer | undefined): Ask | undefined {
  return ownActs.flatMap((act) => (answer?.[act]?.userErrors ?? []).flatMap(asksOf)).at(0)
}

function asksOf({ code, details }: Refusal): readonly Ask[] {
  if (code === 'NOT_VERIFIED') return [{ level: details?.level === 'BASIC' ? 'BASIC' : 'FULL' }]
  if (code === 'LENDER_TEST_REQUIRED') return [{ lenderTest: true }]
  if (code !== 'CONSENT_REQUIRED') return []
  const missing = (details?.agreements ?? []) as readonly { readonly id: string }[]
  return missing.length === 0 ? [] : [{ agreements: missing.map(({ id }) => id) }]
}
