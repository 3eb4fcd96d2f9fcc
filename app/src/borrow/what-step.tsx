import { textOf } from '../parts/entered.ts'
import { purposesWith } from '../parts/purposes.ts'
import { TextArea } from '../parts/text-area.tsx'
import { TextField } from '../parts/text-field.tsx'
import { words } from '../parts/words.ts'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'

/** What the money is for, in the borrower's words. */
export function WhatStep({ draft, next }: { readonly draft: Draft; readonly next: () => void }) {
  const { loan, begun, refusals } = draft
  const kept = { ...loan, ...begun }
  const submit = async (form: FormData) => {
    const title = textOf(form, 'title')
    const purpose = textOf(form, 'purpose').toLowerCase()
    const description = textOf(form, 'description')
    if (title === '')
      return draft.refuse({
        title: 'Give it a title of 1 to 120 characters, such as “Seed potatoes”.',
      })
    if (await draft.save({ title, purpose: purpose || null, description: description || null }))
      next()
  }
  return (
    <StepForm step="what" draft={draft} submit={submit}>
      <TextField
        label="Title"
        name="title"
        start={kept.title ?? ''}
        hint="One line that lenders see first."
        refusal={refusals.title}
      />
      <PurposeField value={kept.purpose ?? ''} refusal={refusals.purpose} />
      <TextArea
        label="In your words"
        name="description"
        value={kept.description ?? ''}
        hint="What will you do with the money, and how will it pay itself back?"
        refusal={refusals.description}
      />
    </StepForm>
  )
}

interface PurposeProps {
  readonly value: string
  readonly refusal: string | undefined
}

function PurposeField({ value, refusal }: PurposeProps) {
  return (
    <fieldset class="picks">
      <legend>Purpose</legend>
      {purposesWith(value ? [value] : []).map((one) => (
        <label key={one}>
          <input type="radio" name="purpose" value={one} defaultChecked={one === value} />
          <span>{words(one)}</span>
        </label>
      ))}
      <span class="refusal" aria-live="polite">
        {refusal}
      </span>
    </fieldset>
  )
}
