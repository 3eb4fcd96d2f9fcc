import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button, once } from '../../parts/button.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { textOf, wholeOf } from '../../parts/forms/entered.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { TextField } from '../../parts/forms/text-field.tsx'
import { differencesOf } from '../../parts/loans/plan-differences.ts'
import { day, today } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { changeOwnPlanMutation, type FullLoan, previewDueDayMutation } from '../operations.ts'

/** A due day that was asked about, and what was said of it. */
interface Asked {
  readonly dueDay: number
  /** The version of the loan that this was said of. */
  readonly version: number
  /** Whether something else was said of it before. */
  readonly isChanged: boolean
  readonly says: readonly string[]
}

/** Has the borrower choose on which day of the month payments are due; says what that costs before it is done. */
export function DueDay({ loan }: { readonly loan: FullLoan }) {
  const [{ fetching: changes }, change] = useMutation(changeOwnPlanMutation)
  const [{ fetching: previews }, ask] = useMutation(previewDueDayMutation)
  const fetching = changes || previews
  const [refusals, setRefusals] = useState<Refusals>({})
  const [asked, setAsked] = useState<Asked>()
  const attempt = useAttempt()
  const tell = useToast()
  const inputOf = (dueDay: number) =>
    ({ id: loan.id, kind: 'DUE_DAY', dueDay, from: today() }) as const
  /** Shows what a due day would cost; `isChanged` if it was shown before, and the loan has changed since. */
  const show = async (dueDay: number, isChanged = false) => {
    const { data, error } = await ask({ input: { ...inputOf(dueDay), preview: true } })
    const { totals, schedule, loan: seen, userErrors } = data?.changeOwnPlan ?? {}
    if (!totals || !schedule || !seen) return userErrors ?? lost(error)
    setAsked({
      dueDay,
      version: seen.version,
      isChanged,
      says: [
        daysOf(loan, schedule.instalments),
        ...differencesOf(totals, loan.currency),
        t('dueDay.papers'),
      ],
    })
    return []
  }
  const preview = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = () => wholeOf(textOf(new FormData(form), 'dueDay'))
    const dueDay = typed()
    setAsked(undefined)
    setRefusals(dueDay === undefined ? { dueDay: () => t('dueDay.example') } : {})
    const errors = dueDay === undefined ? [] : await show(dueDay)
    // What was typed meanwhile has not been asked about.
    if (typed() !== dueDay) return setAsked(undefined)
    if (errors.length > 0) setRefusals(refusalsOf(errors, ['dueDay']))
    if (errors.length > 0 || dueDay === undefined) showRefused(form)
  }
  const confirm = async () => {
    if (asked === undefined) return
    const { dueDay, version } = asked
    const input = { ...inputOf(dueDay), version }
    const { data, error } = await change({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.changeOwnPlan.userErrors ?? lost(error)
    attempt.answered(errors)
    const isChanged = errors.some(({ code }) => code === 'VERSION_CONFLICT')
    const left = isChanged ? await show(dueDay, true) : errors
    setRefusals(refusalsOf(left, ['dueDay']))
    if (errors.length > 0) return
    setAsked(undefined)
    tell(() => t('dueDay.moved', { day: dueDay }))
  }
  return (
    <Card title={t('whenYouPay')}>
      <form class="stack" onSubmit={preview} noValidate>
        <TextField
          // Another day, once it has moved or the move was taken back.
          key={presentDay(loan)}
          label={t('dueDay.label')}
          name="dueDay"
          start={presentDay(loan)}
          hint={t('dueDay.hint')}
          refusal={refusals.dueDay}
        />
        <Notice refused>{refusals['']}</Notice>
        <div role="status">
          {asked?.isChanged && <p class="notice">{t('changedSince')}</p>}
          {asked?.says.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div class="row">
          {asked && (
            <Button look="primary" busy={fetching} onClick={once(confirm)}>
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
