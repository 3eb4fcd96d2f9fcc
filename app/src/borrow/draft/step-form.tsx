import type { ComponentChildren, TargetedEvent, TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { showRefused } from '../../parts/forms/field.tsx'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import type { Changes } from './draft-changes.ts'
import { pathOfStep, type Step, stepOfField, steps } from './steps.tsx'
import type { Draft } from './use-draft.ts'

/** What is typed is saved once the borrower pauses for so long. */
const PAUSE_MS = 800

interface Props {
  readonly step: Step
  readonly draft: Draft
  /** What the fields say now, as far as it can be saved. */
  readonly typed: (form: FormData) => Changes
  /** Resolves to false if it is refused. */
  readonly submit: (form: FormData) => Promise<boolean> | boolean
  readonly children: ComponentChildren
  /** What stands beside the fields, or on a phone between them and the button. */
  readonly beside?: ComponentChildren
}

/** A step's fields and their refusals, with a link back and a button that saves and continues; what is typed is saved all along. */
export function StepForm({ step, draft, typed, submit, children, beside }: Props) {
  const { loan, refusals, busy } = draft
  const before = steps[steps.indexOf(step) - 1]
  const form = useRef<HTMLFormElement>(null)
  const save = useSaving(draft, () => form.current && typed(new FormData(form.current)))
  const send = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const refused = save.sending()
    if (await submit(new FormData(sent))) return
    refused()
    showRefused(sent)
  }
  const changed = ({ target, currentTarget }: TargetedEvent<HTMLFormElement>) => {
    save.soon()
    const name = (target as HTMLInputElement).name
    const says = typed(new FormData(currentTarget))
    if (name in refusals && hasValue(says, name)) draft.accept(name)
  }
  // Refusals of fields of another step are shown here rather than hidden there.
  const elsewhere = Object.entries(refusals)
    .filter(([field]) => stepOfField[field] !== step)
    .map(([, said]) => said())
  return (
    <form
      ref={form}
      class={beside ? 'two checked' : 'stack'}
      onSubmit={send}
      onInput={changed}
      onFocusOut={save.soon}
      noValidate
    >
      {beside ? <div class="stack">{children}</div> : children}
      {beside}
      <div class="stack">
        <Notice refused>{elsewhere.join(' ')}</Notice>
        <div class="row">
          <Button look="primary" type="submit" busy={busy}>
            {t('saveAndContinue')}
          </Button>
          {before && (
            <a class="button plain" href={`${BASE}${pathOfStep(loan?.id ?? 'new', before)}`}>
              {t('back')}
            </a>
          )}
          <span class="soft small" role="status">
            {draft.savedAt && t('draft.savedAt', { time: moment(draft.savedAt) })}
          </span>
        </div>
      </div>
    </form>
  )
}

/** Whether what a field says can be saved. */
function hasValue(changes: Changes, name: string): boolean {
  return Object.entries(changes).some(([field, value]) => field === name && value !== null)
}

/** Keeps what is typed in this browser at once, and at the gateway soon, at the latest when the step is left. */
function useSaving(draft: Draft, typed: () => Changes | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ draft, typed })
  latest.current = { draft, typed }
  /** What was typed last, and what of it was sent. */
  const known = useRef({ changes: null as Changes | null, sent: '' })
  const look = () => {
    known.current.changes = latest.current.typed() ?? known.current.changes
  }
  const stop = () => clearTimeout(timer.current)
  const now = () => {
    stop()
    const { changes, sent } = known.current
    const text = JSON.stringify(changes)
    if (changes === null || text === sent) return
    known.current.sent = text
    void latest.current.draft.saveTyped(changes)
  }
  const soon = () => {
    stop()
    // Once the fields have taken what was typed, or chosen by a button.
    timer.current = setTimeout(() => {
      look()
      if (known.current.changes && JSON.stringify(known.current.changes) !== known.current.sent)
        latest.current.draft.keep(known.current.changes)
      timer.current = setTimeout(now, PAUSE_MS)
    })
  }
  /** Notes that a click sends what was typed; returns what takes that back. */
  const sending = () => {
    stop()
    look()
    const before = known.current.sent
    known.current.sent = JSON.stringify(known.current.changes)
    return () => {
      known.current.sent = before
    }
  }
  // Its end comes with the fields’, and not after the timer that keeps what they said.
  useLayoutEffect(() => {
    look()
    // What an earlier visit has left here was never sent.
    if (Object.keys(latest.current.draft.begun).length === 0)
      known.current.sent = JSON.stringify(known.current.changes)
    // What the borrower gave up must not be saved over what is shown instead.
    return () => (latest.current.draft.isForgotten() ? stop() : now())
  }, [])
  return { soon, sending }
}
