import type { ResultOf } from '@graphql-typed-document-node/core'
import { useState } from 'preact/hooks'
import { least } from '../parts/amounts.ts'
import { Card } from '../parts/blocks.tsx'
import { typedAmount } from '../parts/entered.ts'
import { fixedUnits } from '../parts/money.ts'
import { words } from '../parts/words.ts'
import { InvestForm } from './invest-form.tsx'
import type { LoanToLendTo, loanQuery, Offer } from './operations.ts'
import { QuoteView } from './quote.tsx'

interface Props {
  readonly loan: LoanToLendTo
  readonly me: ResultOf<typeof loanQuery>['me']
  readonly offer: Offer | undefined
}

/** Why a loan takes no investments. */
const states: Readonly<Partial<Record<LoanToLendTo['status'], string>>> = {
  FUNDED: 'It is fully funded, and about to be paid out to its borrower.',
  ACTIVE: 'It is fully funded: the borrower has the money and repays it month by month.',
  REPAID: 'Its borrower has repaid everything.',
  DEFAULTED: 'It was not repaid in time.',
  CANCELLED: 'It was withdrawn; its lenders have their money back.',
  EXPIRED: 'It was not fully funded in time; its lenders have their money back.',
}

/** The form to invest in a loan, with what the typed amount would earn; or why the reader can't invest in it. */
export function InvestPanel({ loan, me, offer }: Props) {
  const [typed, setTyped] = useState('')
  const amount = typedAmount(typed)
  const isAmount = amount !== undefined && fixedUnits(amount) > 0n
  if (loan.borrowerId === me.memberId)
    return (
      <Card title="This is your own loan">
        <p>Others can invest in it. You can lend to any of the others.</p>
        <a href="/app/lend">See what is open</a>
      </Card>
    )
  if (loan.status !== 'OPEN')
    return (
      <Card title="This loan is closed to new investments">
        <p>{states[loan.status] ?? `The loan is ${words(loan.status).toLowerCase()} now.`}</p>
        <a href="/app/lend">See what is open</a>
      </Card>
    )
  return (
    <div class="stack">
      <InvestForm
        loan={loan}
        available={me.wallet.availableBalance}
        minimum={minimumOf(loan, offer)}
        typed={typed}
        setTyped={setTyped}
      />
      {isAmount && <QuoteView loan={loan} amount={amount} />}
    </div>
  )
}

/** The least that the loan takes; since the offer was read, even less may remain of the loan. */
function minimumOf({ amountRemaining }: LoanToLendTo, offer: Offer | undefined) {
  if (offer === undefined) return undefined
  const { minInvestment } = offer
  const lowest = least(fixedUnits(minInvestment), fixedUnits(amountRemaining))
  return lowest === fixedUnits(minInvestment) ? minInvestment : amountRemaining
}
