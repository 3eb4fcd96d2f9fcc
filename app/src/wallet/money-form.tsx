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

/** What came of moving money: the amount that moved, or why it did not. */
export interface Moved {
  readonly amount?: string | undefined
  readonly refusals: readonly Refusal[]
}

interface Props {
  readonly title: string
  readonly button: string
  readonly hint: string
  readonly currency: string
  readonly busy: boolean
  /** Says what was done. */
  readonly told: (amount: string) => string
  readonly move: (input: { amount: string; idempotencyKey: string }) => Promise<Moved>
}

/** Moves an amount into the wallet or out of it; shows a refusal at the field that it concerns. */
export function MoneyForm({ title, button, hint, currency, busy, told, move }: Props) {
  const [refusals, setRefusals] = useState<Refusals>({})
  const [done, setDone] = useState('')
  const attempt = useAttempt()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const amount = typedAmount(String(new FormData(form).get('amount')))
    setDone('')
    if (amount === undefined) return setRefusals({ amount: AMOUNT_EXAMPLES })
    if (busy) return
    const moved = await move({ amount, idempotencyKey: attempt.keyFor({ amount }) })
    setRefusals(refusalsOf(moved.refusals, ['amount']))
    if (moved.amount === undefined) return
    attempt.done()
    form.reset()
    setDone(told(money(moved.amount, currency)))
  }
  return (
    <Card title={title}>
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
        <div role="status">{done && <p class="notice good">{done}</p>}</div>
      </form>
    </Card>
  )
}
