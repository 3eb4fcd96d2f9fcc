import { textOf } from '../../parts/forms/entered.ts'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { TextField } from '../../parts/forms/text-field.tsx'
import { plainPurpose, purposesWith } from '../../parts/loans/purposes.ts'
import type { Said } from '../../parts/said.ts'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'

/** What the money is for, in the borrower's words. */
export function WhatStep({
  draft,
  next,
}: {
  readonly draft: Draft
  readonly next: (id?: string) => void
}) {
  const { loan, begun, refusals } = draft
  const kept = { ...loan, ...begun }
  const typed = (form: FormData) => {
    const title = textOf(form, 'title')
    return {
      ...(title !== '' && { title }),
      purpose: textOf(form, 'purpose').toLowerCase() || null,
      description: textOf(form, 'description') || null,
    }
  }
  const submit = async (form: FormData) => {
    if (textOf(form, 'title') === '') {
      draft.refuse({ title: () => t('titleExample') })
      return false
    }
    const saved = await draft.save(typed(form))
    // With an amount from the next step, to which the borrower had been before, this made the draft.
    if (saved) next(saved.loan?.id)
    return saved !== undefined
  }
  return (
    <StepForm step="what" draft={draft} typed={typed} submit={submit}>
      <TextField
        label={t('title')}
        name="title"
        start={kept.title ?? ''}
        hint={t('title.hint')}
        refusal={refusals.title}
      />
      <PurposeField value={kept.purpose ?? ''} refusal={refusals.purpose} />
      <TextArea
        label={t('inYourWords')}
        name="description"
        value={kept.description ?? ''}
        hint={t('description.hint')}
        refusal={refusals.description}
      />
    </StepForm>
  )
}

interface PurposeProps {
  readonly value: string
  readonly refusal: Said | undefined
}

function PurposeField({ value, refusal }: PurposeProps) {
  return (
    <fieldset class="picks">
      <legend>{t('purpose')}</legend>
      {purposesWith(value ? [value] : []).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="purpose"
            value={one}
            defaultChecked={one === plainPurpose(value)}
          />
          <span>{words(one)}</span>
        </label>
      ))}
      <span class="soft small">{t('purpose.needed')}</span>
      <span class="refusal" aria-live="polite">
        {refusal?.()}
      </span>
    </fieldset>
  )
}
