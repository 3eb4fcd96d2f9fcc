import type { TargetedSubmitEvent } from 'preact'
import { decimal, least } from '../parts/amounts.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { typedAmount } from '../parts/entered.ts'
import { Field } from '../parts/field.tsx'
import { fixedUnits, money } from '../parts/money.ts'
import { Receipt } from '../parts/receipt.tsx'
import type { LoanToLendTo } from './operations.ts'
import { Remedies } from './remedies.tsx'
import { Suggestions } from './suggestions.tsx'
import { useInvest } from './use-invest.ts'

interface Props {
  readonly loan: LoanToLendTo
  readonly available: string
  /** The least that the loan takes; undefined until it is known. */
  readonly minimum: string | undefined
  readonly typed: string
  readonly setTyped: (typed: string) => void
}

/** Invests an amount; a refusal is shown with what would work. */
export function InvestForm({ loan, available, minimum, typed, setTyped }: Props) {
  const { currency, amountRemaining } = loan
  const { fetching, outcome, invest, forget } = useInvest(loan.id)
  const send = async (text: string) => {
    const { is } = await invest(typedAmount(text) ?? text.trim())
    if (is === 'invested') setTyped('')
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!fetching) void send(typed)
  }
  const refusals = outcome?.is === 'refused' ? outcome.refusals : []
  const [ofAmount, others] = [
    refusals.filter(({ field }) => field === 'amount'),
    refusals.filter(({ field }) => field !== 'amount'),
  ]
  const highest = least(fixedUnits(available), fixedUnits(amountRemaining))
  return (
    <Card title="Invest">
      <div role="status">
        {outcome?.is === 'invested' && (
          <Receipt next="Invest more" again={forget}>
            You lent {money(outcome.amount, currency)} to {loan.borrower.fullName ?? 'the borrower'}
            . It is held until the loan is fully funded.{' '}
            <a href="/app/portfolio">See it in your portfolio</a>
          </Receipt>
        )}
      </div>
      {outcome?.is !== 'invested' && (
        <form class="stack" onSubmit={submit} noValidate>
          <Field
            label={`Amount in ${currency}`}
            name="amount"
            inputMode="decimal"
            autocomplete="off"
            value={typed}
            hint={`${money(available, currency)} available${minimum ? `, from ${money(minimum, currency)}` : ''}`}
            refusal={textOf(ofAmount)}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value)
              if (outcome !== undefined) forget()
            }}
          />
          <Suggestions
            minimum={minimum}
            highest={decimal(highest, currency)}
            currency={currency}
            choose={(amount) => {
              setTyped(amount)
              forget()
            }}
          />
          <Notice refused>{textOf(others)}</Notice>
          <Notice>{outcome?.is === 'unknown' && outcome.message}</Notice>
          {outcome?.is === 'refused' && (
            <Remedies
              refusals={outcome.refusals}
              asked={{ amount: typedAmount(outcome.amount) ?? '0', minimum, available }}
              currency={currency}
              busy={fetching}
              take={(amount) => {
                setTyped(amount)
                void send(amount)
              }}
              topped={forget}
            />
          )}
          <Button look="primary" type="submit" busy={fetching}>
            {fetching ? 'Investing…' : 'Invest'}
          </Button>
        </form>
      )}
    </Card>
  )
}

function textOf(refusals: readonly { readonly message: string }[]): string | undefined {
  return refusals.map(({ message }) => message).join(' ') || undefined
}
