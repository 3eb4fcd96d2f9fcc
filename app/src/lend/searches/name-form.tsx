import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusal, type Refusals, refusalsOf, saidBy } from '../../api/refusals.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogForm } from '../../parts/dialogs/dialog-form.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { TextField } from '../../parts/forms/text-field.tsx'
import { t } from '../messages/index.ts'

interface Props extends InDialog {
  readonly heading: string
  /** The name at first. */
  readonly start: string
  readonly busy: boolean
  /** Saves it under a name, and resolves to why that is refused, if it is. */
  readonly save: (name: string, form: FormData) => Promise<readonly Refusal[]>
  readonly children?: ComponentChildren
}

/** Asks for the name of a saved search. */
export function NameForm({ start, save, children, ...frame }: Props) {
  const [refusals, setRefusals] = useState<Refusals>({})
  const send = async (form: FormData) => {
    const errors = await save(textOf(form, 'name'), form)
    setRefusals(refusalsOf(errors, ['name']))
    if (errors.length > 0) return false
    frame.close()
    return true
  }
  return (
    <DialogForm
      {...frame}
      name={t('save')}
      refusals={refusals}
      read={(form) =>
        textOf(form, 'name')
          ? { input: form }
          : { missing: saidBy(() => ({ name: t('searches.nameMissing') })) }
      }
      send={send}
    >
      {({ name }) => (
        <>
          <TextField label={t('searches.name')} name="name" start={start} refusal={name} />
          {children}
        </>
      )}
    </DialogForm>
  )
}
