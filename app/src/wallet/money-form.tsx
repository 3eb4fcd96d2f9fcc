import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusal, type Refusals, refusalsOf } from '../api/refusals.ts'
import { useAttempt } from '../parts/attempt.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { AMOUNT_EXAMPLES, typedAmount } from '../parts/entered.ts'
import { Field } from '../parts/field.tsx'
import { fieldNames } from '../parts/field-names.ts'
import { money } from '../parts/money.ts'
import { Receipt } from '../parts/receipt.tsx'

/** The outcome of moving money: the amount that moved, or why it did not. */
export interface Moved {
  readonly amount?: string | undefined
  readonly refusals: readonly Refusal[]
}

interface Props {
  readonly title: string
  readonly button: string
  /** The label of the button that leads back to the form after a payment. */
  readonly next: string
  readonly hint: string
  readonly currency: string
  readonly busy: boolean
  /** The text of the receipt, given the amount. */
  readonly told: (amount: string) => string
  readonly move: (input: { amount: string; idempotencyKey: string }) => Promise<Moved>
}

/** Moves an amount into the wallet or out of it; shows a refusal at the field that it concerns. */
export function MoneyForm({ title, button, next, hint, currency, busy, told, move }: Props) {
  const [refusals, setRefusals] = useState<Refusals>({})
  const [done, setDone] = useState('')
  const attempt = useAttempt()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = typedAmount(String(new FormData(event.currentTarget).get('amount')))
    if (amount === undefined) return setRefusals({ amount: AMOUNT_EXAMPLES })
    if (busy) return
    const moved = await move({ amount, idempotencyKey: attempt.keyFor({ amount }) })
    setRefusals(refusalsOf(moved.refusals, ['amount']))
    if (moved.amount === undefined) return
    attempt.done()
    setDone(told(money(moved.amount, currency)))
  }
  return (
    <Card title={title}>
      <div role="status">
        {done && (
          <Receipt next={next} again={() => setDone('')}>
            {done}
          </Receipt>
        )}
      </div>
      {!done && (
        <form class="stack" onSubmit={submit} noValidate>
          <Field
            label={`${fieldNames.amount} in ${currency}`}
            name="amount"
            inputMode="decimal"
            autocomplete="off"
            hint={hint}
            refusal={refusals.amount}
          />
          <Notice refused>{refusals['']}</Notice>
          <div>
            <Button look="primary" type="submit" busy={busy}>
              {button}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
