import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { textOf, wholeOf } from '../../parts/forms/entered.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { TextField } from '../../parts/forms/text-field.tsx'
import { differencesOf } from '../../parts/loans/plan-change.tsx'
import { day, today } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { changeOwnPlanMutation, type FullLoan } from '../operations.ts'

/** Has the borrower choose on which day of the month payments are due; says what that costs before it is done. */
export function DueDay({ loan }: { readonly loan: FullLoan }) {
  const [{ fetching }, change] = useMutation(changeOwnPlanMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [asked, setAsked] = useState<{
    readonly dueDay: number
    readonly says: readonly string[]
  }>()
  const attempt = useAttempt()
  const tell = useToast()
  const send = async (dueDay: number, preview: boolean) => {
    const from = today()
    const input = { id: loan.id, kind: 'DUE_DAY', dueDay, from, preview } as const
    const key = preview ? {} : { idempotencyKey: attempt.keyFor(input) }
    const { data, error } = await change({ input: { ...input, ...key } })
    const payload = data?.changeOwnPlan
    const errors = payload?.userErrors ?? lost(error)
    if (!preview) attempt.answered(errors)
    setRefusals(refusalsOf(errors, ['dueDay']))
    const { totals, schedule } = payload ?? {}
    return totals && schedule ? { totals, schedule } : undefined
  }
  const preview = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const dueDay = wholeOf(textOf(new FormData(form), 'dueDay'))
    if (dueDay === undefined) setRefusals({ dueDay: () => t('dueDay.example') })
    const plan = dueDay === undefined ? undefined : await send(dueDay, true)
    if (dueDay === undefined || plan === undefined) {
      setAsked(undefined)
      return showRefused(form)
    }
    const { totals, schedule } = plan
    setAsked({
      dueDay,
      says: [daysOf(loan, schedule.instalments), ...differencesOf(totals, loan.currency)],
    })
  }
  const confirm = async () => {
    if (asked === undefined || (await send(asked.dueDay, false)) === undefined) return
    setAsked(undefined)
    tell(() => t('dueDay.moved', { day: asked.dueDay }))
  }
  return (
    <Card title={t('whenYouPay')}>
      <form class="stack" onSubmit={preview} noValidate>
        <TextField
          label={t('dueDay.label')}
          name="dueDay"
          start={presentDay(loan)}
          hint={t('dueDay.hint')}
          refusal={refusals.dueDay}
        />
        <Notice refused>{refusals['']}</Notice>
        <div role="status">
          {asked?.says.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div class="row">
          {asked && (
            <Button look="primary" busy={fetching} onClick={confirm}>
              {t('dueDay.move', { day: String(asked.dueDay) })}
            </Button>
          )}
          <Button type="submit" busy={fetching && !asked}>
            {asked ? t('tryAnotherDay') : t('seeWhatItCosts')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type Instalments = readonly { readonly dueOn: string; readonly status: string }[]

const unpaidIn = (instalments: Instalments) =>
  instalments.filter(({ status, dueOn }) => status !== 'PAID' && dueOn >= today())

/** The day of the month on which payments are due now: in months that lack it, they are due earlier. */
function presentDay({ repaymentSchedule }: FullLoan): string {
  const unpaid = unpaidIn(repaymentSchedule?.instalments ?? [])
  const days = unpaid.map(({ dueOn }) => Number(dueOn.slice(8)))
  return days.length > 0 ? String(Math.max(...days)) : ''
}

/** When the next payment and the last one would be due, and when they are due now. */
function daysOf({ repaymentSchedule }: FullLoan, after: Instalments): string {
  const [was, is] = [unpaidIn(repaymentSchedule?.instalments ?? []), unpaidIn(after)]
  const shown = (one: Instalments[number] | undefined) => (one ? day(one.dueOn) : '–')
  return t('dueDay.days', {
    next: shown(is[0]),
    nextBefore: shown(was[0]),
    count: is.length,
    last: shown(is.at(-1)),
    lastBefore: shown(was.at(-1)),
  })
}
