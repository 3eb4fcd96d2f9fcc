import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Confirm } from '../parts/confirm.tsx'
import { type Borrowed, cancelMutation } from './operations.ts'

/** Withdraws a draft or an open loan, after asking once more. */
export function Withdraw({ loan }: { readonly loan: Borrowed }) {
  const [{ fetching }, cancel] = useMutation(cancelMutation)
  const isDraft = loan.status === 'DRAFT'
  const input = { id: loan.id, version: loan.version }
  return (
    <Confirm
      name={isDraft ? 'Discard the draft' : 'Withdraw'}
      look="plain"
      yes={isDraft ? 'Yes, discard it' : 'Yes, withdraw it'}
      no="Keep it"
      busy={fetching}
      input={input}
      send={async (idempotencyKey) => {
        const { data, error } = await cancel({ input: { ...input, idempotencyKey } })
        return data?.cancelLoan.userErrors ?? lost(error)
      }}
    />
  )
}
