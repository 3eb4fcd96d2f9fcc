import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../api/refusals.ts'
import { useAttempt } from '../parts/attempt.ts'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { type Borrowed, cancelMutation } from './operations.ts'

/** Withdraws a draft or an open loan, after asking once more. */
export function Withdraw({ loan }: { readonly loan: Borrowed }) {
  const [{ fetching }, cancel] = useMutation(cancelMutation)
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState('')
  const attempt = useAttempt()
  const isDraft = loan.status === 'DRAFT'
  const send = async () => {
    const input = { id: loan.id, version: loan.version }
    const { data, error } = await cancel({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.cancelLoan.userErrors ?? lost(error)
    setProblem(errors.map(({ message }) => message).join(' '))
  }
  return (
    <>
      {asks ? (
        <fieldset class="group row" aria-label="Sure?">
          <Button busy={fetching} onClick={send} autofocus>
            {isDraft ? 'Yes, discard it' : 'Yes, withdraw it'}
          </Button>
          <Button look="plain" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </fieldset>
      ) : (
        <Button look="plain" onClick={() => setAsks(true)}>
          {isDraft ? 'Discard the draft' : 'Withdraw'}
        </Button>
      )}
      <Notice refused>{problem}</Notice>
    </>
  )
}
