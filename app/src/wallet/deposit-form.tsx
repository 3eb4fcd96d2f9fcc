import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../api/refusals.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { money } from '../parts/money.ts'
import { useToast } from '../parts/toasts.tsx'
import { depositMutation } from './operations.ts'

/** Adds money to the wallet; shows a refusal at the field that it concerns. */
export function DepositForm() {
  const [{ fetching }, deposit] = useMutation(depositMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const amount = String(new FormData(form).get('amount'))
    const { data, error } = await deposit({
      input: { amount, idempotencyKey: crypto.randomUUID() },
    })
    setRefusals(
      error ? { '': error.message } : refusalsOf(data?.deposit.userErrors ?? [], ['amount']),
    )
    const made = data?.deposit.transaction
    if (!made) return
    form.reset()
    tell(`${money(made.amount, made.currency)} added to your wallet.`)
  }
  return (
    <Card title="Add money">
      <form class="stack" onSubmit={submit} noValidate>
        <Field label="Amount" name="amount" inputMode="decimal" refusal={refusals.amount} />
        <Notice refused>{refusals['']}</Notice>
        <div>
          <Button look="primary" type="submit" busy={fetching}>
            Add
          </Button>
        </div>
      </form>
    </Card>
  )
}
