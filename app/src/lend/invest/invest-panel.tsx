import type { ResultOf } from '@graphql-typed-document-node/core'
import { useState } from 'preact/hooks'
import { least } from '../../parts/amounts.ts'
import { Card } from '../../parts/blocks.tsx'
import { isTooFine, typedAmount } from '../../parts/forms/entered.ts'
import { loanPage } from '../../parts/loans/loan-page.ts'
import { fixedUnits } from '../../parts/money.ts'
import { closedAs } from '../closed.ts'
import { t } from '../messages/index.ts'
import type { LoanToLendTo, loanQuery, Offer } from '../operations.ts'
import type { Leaving } from '../taken-back.ts'
import { InvestForm } from './invest-form.tsx'
import { QuoteView } from './quote.tsx'
import { useInvest } from './use-invest.ts'

const gaveBack = new Set<LoanToLendTo['status']>(['CANCELLED', 'EXPIRED'])

interface Props {
  readonly loan: LoanToLendTo
  readonly me: ResultOf<typeof loanQuery>['me']
  readonly offer: Offer | undefined
  readonly leaving: Leaving
}

/** The form to invest in a loan, with what the typed amount would earn; or why the reader can't invest in it. */
export function InvestPanel({ loan, me, offer, leaving }: Props) {
  const [typed, setTyped] = useState('')
  const investing = useInvest(loan.id)
  const amount = typedAmount(typed)
  const isAmount =
    amount !== undefined && fixedUnits(amount) > 0n && !isTooFine(amount, loan.currency)
  if (loan.borrowerId === me.memberId)
    return (
      <Card title={t('ownLoan')}>
        <p>{t(loan.status === 'OPEN' && !loan.paused ? 'ownLoan.hint' : 'ownLoan.closed')}</p>
        <p>
          <a href={loanPage(loan, me.memberId)}>{t('ownLoan.page')}</a>
        </p>
        <a href="/app/lend">{t('seeWhatIsOpen')}</a>
      </Card>
    )
  // Whoever has just invested the rest reads that, and not that the loan takes no more, unless the money came back.
  const hasInvested = investing.outcome?.is === 'invested' && !gaveBack.has(loan.status)
  if ((loan.status !== 'OPEN' || loan.paused) && !hasInvested)
    return (
      <Card title={loan.paused ? t('pausedLoan') : t('closedLoan')}>
        <p>{closedAs(loan)}</p>
        <a href="/app/lend">{t('seeWhatIsOpen')}</a>
      </Card>
    )
  const minimum = minimumOf(loan, offer)
  // Then the form is gone in which an amount could be entered.
  const isDone = investing.outcome?.is === 'invested'
  const hasRest = fixedUnits(loan.amountRemaining) > 0n
  return (
    <div class="stack" id="invest">
      <InvestForm
        loan={loan}
        investing={investing}
        leaving={leaving}
        available={me.wallet.availableBalance}
        minimum={minimum}
        typed={typed}
        setTyped={setTyped}
      />
      {(isAmount || (hasRest && !isDone)) && (
        <QuoteView
          loan={loan}
          amount={isAmount ? amount : exampleOf(loan, minimum)}
          isExample={!isAmount}
        />
      )}
    </div>
  )
}

/** An amount to show what the loan brings before the reader has entered theirs: a round one, or what it still needs. */
function exampleOf({ amountRemaining }: LoanToLendTo, minimum = '0'): string {
  const round = fixedUnits(minimum) > fixedUnits('100') ? minimum : '100'
  return fixedUnits(amountRemaining) < fixedUnits(round) ? amountRemaining : round
}

/** The least that the loan takes; since the offer was read, even less may remain of the loan. */
function minimumOf({ amountRemaining }: LoanToLendTo, offer: Offer | undefined) {
  if (offer === undefined) return undefined
  const { minInvestment } = offer
  const lowest = least(fixedUnits(minInvestment), fixedUnits(amountRemaining))
  return lowest === fixedUnits(minInvestment) ? minInvestment : amountRemaining
}
