import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Confirm } from '../parts/confirm.tsx'
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
  const input = { loanId: loan.id }
  return (
    <Card title="Changed your mind?">
      <p>
        Until {day(until)} you can withdraw from this loan. You then repay the whole amount of the
        loan, with interest for each day, within 30 days. The fee comes back to your wallet at once.
      </p>
      <Confirm
        name="Withdraw from the loan"
        yes="Yes, withdraw from it"
        no="Keep the loan"
        busy={fetching}
        input={input}
        send={async (idempotencyKey) => {
          const { data, error } = await withdraw({ input: { ...input, idempotencyKey } })
          return data?.withdrawFromLoan.userErrors ?? lost(error)
        }}
      />
    </Card>
  )
}
