import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { money } from '../parts/money.ts'
import { day, today } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type FullLoan, withdrawFromLoanMutation } from './operations.ts'

/** Lets a borrower withdraw from a loan soon after its payout, and says what they owe once they have; nothing otherwise. */
export function ChangeOfMind({ loan }: { readonly loan: FullLoan }) {
  const { withdrawnAt, withdrawableUntil, repayBy, payoffAmount, currency } = loan
  if (loan.status !== 'ACTIVE') return null
  if (withdrawnAt && repayBy)
    return (
      <Notice>
        {t('withdrawn', {
          withdrawnAt: day(withdrawnAt),
          repayBy: day(repayBy),
          payoffAmount: money(payoffAmount ?? '0', currency),
        })}
      </Notice>
    )
  return withdrawableUntil && withdrawableUntil >= today() ? (
    <Withdrawal loan={loan} until={withdrawableUntil} />
  ) : null
}

function Withdrawal({ loan, until }: { readonly loan: FullLoan; readonly until: string }) {
  const [{ fetching }, withdraw] = useMutation(withdrawFromLoanMutation)
  const input = { loanId: loan.id }
  return (
    <Card title={t('changedYourMind')}>
      <p>{t('withdrawable', { until: day(until) })}</p>
      <Confirm
        name={t('withdrawFromTheLoan')}
        yes={t('yesWithdrawFromIt')}
        no={t('keepTheLoan')}
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
