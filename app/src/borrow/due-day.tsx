import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../api/refusals.ts'
import { useAttempt } from '../parts/attempt.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { textOf, wholeOf } from '../parts/entered.ts'
import { showRefused } from '../parts/field.tsx'
import { money } from '../parts/money.ts'
import { TextField } from '../parts/text-field.tsx'
import { now } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { changeOwnPlanMutation, type FullLoan } from './operations.ts'

/** Has the borrower choose on which day of the month payments are due; says what that costs before it is done. */
export function DueDay({ loan }: { readonly loan: FullLoan }) {
  const [{ fetching }, change] = useMutation(changeOwnPlanMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [asked, setAsked] = useState<{ readonly dueDay: number; readonly says: string }>()
  const attempt = useAttempt()
  const tell = useToast()
  const send = async (dueDay: number, preview: boolean) => {
    const from = now().toISOString().slice(0, 10)
    const input = { id: loan.id, kind: 'DUE_DAY', dueDay, from, preview } as const
    const key = preview ? {} : { idempotencyKey: attempt.keyFor(input) }
    const { data, error } = await change({ input: { ...input, ...key } })
    const payload = data?.changeOwnPlan
    setRefusals(refusalsOf(payload?.userErrors ?? lost(error), ['dueDay']))
    return payload?.totals ?? undefined
  }
  const preview = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const dueDay = wholeOf(textOf(new FormData(form), 'dueDay'))
    if (dueDay === undefined) setRefusals({ dueDay: 'Enter a day of the month, 1 to 31.' })
    const totals = dueDay === undefined ? undefined : await send(dueDay, true)
    if (dueDay === undefined || totals === undefined) {
      setAsked(undefined)
      return showRefused(form)
    }
    const interest = (amount: string) => money(amount, loan.currency)
    setAsked({
      dueDay,
      says: `You would pay ${interest(totals.interestAfter)} in total interest, instead of ${interest(totals.interestBefore)}.`,
    })
  }
  const confirm = async () => {
    if (asked === undefined || (await send(asked.dueDay, false)) === undefined) return
    attempt.done()
    setAsked(undefined)
    tell(`Your payments move to day ${asked.dueDay} of the month.`)
  }
  return (
    <Card title="When you pay">
      <form class="stack" onSubmit={preview} noValidate>
        <TextField
          label="Day of the month on which payments are due"
          name="dueDay"
          start=""
          hint="Each payment moves to the next such day after its own."
          refusal={refusals.dueDay}
        />
        <Notice refused>{refusals['']}</Notice>
        <div role="status">{asked && <p>{asked.says}</p>}</div>
        <div class="row">
          {asked && (
            <Button look="primary" busy={fetching} onClick={confirm}>
              Move to day {String(asked.dueDay)}
            </Button>
          )}
          <Button type="submit" busy={fetching && !asked}>
            {asked ? 'Try another day' : 'See what it costs'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
