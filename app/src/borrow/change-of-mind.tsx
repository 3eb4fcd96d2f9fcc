import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../api/refusals.ts'
import { useAttempt } from '../parts/attempt.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { money } from '../parts/money.ts'
import { day, now } from '../parts/time.ts'
import { type FullLoan, withdrawFromLoanMutation } from './operations.ts'

/** Lets a borrower withdraw from a loan soon after its payout, and says what they owe once they have; nothing otherwise. */
export function ChangeOfMind({ loan }: { readonly loan: FullLoan }) {
  const { withdrawnAt, withdrawableUntil, repayBy, payoffAmount, currency } = loan
  if (loan.status !== 'ACTIVE') return null
  if (withdrawnAt && repayBy)
    return (
      <Notice>
        You withdrew from this loan on {day(withdrawnAt)}. Repay what you owe by {day(repayBy)}:
        today that is {money(payoffAmount ?? '0', currency)}.
      </Notice>
    )
  return withdrawableUntil && withdrawableUntil >= now().toISOString().slice(0, 10) ? (
    <Withdrawal loan={loan} until={withdrawableUntil} />
  ) : null
}

function Withdrawal({ loan, until }: { readonly loan: FullLoan; readonly until: string }) {
  const [{ fetching }, withdraw] = useMutation(withdrawFromLoanMutation)
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState('')
  const attempt = useAttempt()
  const send = async () => {
    const input = { loanId: loan.id }
    const { data, error } = await withdraw({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.withdrawFromLoan.userErrors ?? lost(error)
    setProblem(errors.map(({ message }) => message).join(' '))
  }
  return (
    <Card title="Changed your mind?">
      <p>
        Until {day(until)} you can withdraw from this loan. You then repay the whole amount of the
        loan, with interest for each day, within 30 days. The fee comes back to your wallet at once.
      </p>
      {asks ? (
        <fieldset class="group row" aria-label="Sure?">
          <Button busy={fetching} onClick={send} autofocus>
            Yes, withdraw from it
          </Button>
          <Button look="plain" onClick={() => setAsks(false)}>
            Keep the loan
          </Button>
        </fieldset>
      ) : (
        <div>
          <Button onClick={() => setAsks(true)}>Withdraw from the loan</Button>
        </div>
      )}
      <Notice refused>{problem}</Notice>
    </Card>
  )
}
