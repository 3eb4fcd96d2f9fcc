import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { BASE } from '../shell/router.ts'
import { pathOfStep, type Step, stepOfField, steps } from './steps.tsx'
import type { Draft } from './use-draft.ts'

interface Props {
  readonly step: Step
  readonly draft: Draft
  readonly submit: (form: FormData) => void
  readonly children: ComponentChildren
}

/** A step's fields and their refusals, with a link back and a button that saves and continues. */
export function StepForm({ step, draft, submit, children }: Props) {
  const { loan, refusals, busy } = draft
  const before = steps[steps.indexOf(step) - 1]
  const send = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) submit(new FormData(event.currentTarget))
  }
  // Refusals of fields of another step are shown here rather than hidden there.
  const elsewhere = Object.entries(refusals)
    .filter(([field]) => stepOfField[field] !== step)
    .map(([, message]) => message)
  return (
    <form class="stack" onSubmit={send} noValidate>
      {children}
      <Notice refused>{elsewhere.join(' ')}</Notice>
      <div class="row">
        <Button look="primary" type="submit" busy={busy}>
          Save and continue
        </Button>
        {before && (
          <a class="button plain" href={`${BASE}${pathOfStep(loan?.id ?? 'new', before)}`}>
            Back
          </a>
        )}
      </div>
    </form>
  )
}
