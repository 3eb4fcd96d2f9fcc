import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusal, type Refusals, refusalsOf, saidBy } from '../../api/refusals.ts'
import { Notice } from '../../parts/blocks.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { t } from '../messages/index.ts'

interface Props {
  /** The id of its heading. */
  readonly title: string
  readonly heading: string
  /** The name at first. */
  readonly start: string
  readonly busy: boolean
  readonly close: () => void
  /** Saves it under a name, and resolves to why that is refused, if it is. */
  readonly save: (name: string, form: FormData) => Promise<readonly Refusal[]>
  readonly children?: ComponentChildren
}

/** Asks for the name of a saved search. */
export function NameForm({ title, heading, start, busy, close, save, children }: Props) {
  const [refusals, setRefusals] = useState<Refusals>({})
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const name = textOf(entered, 'name')
    const found = name
      ? refusalsOf(await save(name, entered), ['name'])
      : saidBy(() => ({ name: t('searches.nameMissing') }))
    setRefusals(found)
    if (Object.keys(found).length > 0) return showRefused(form)
    close()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{heading}</h2>
      <TextField label={t('searches.name')} name="name" start={start} refusal={refusals.name} />
      {children}
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={t('save')} busy={busy} close={close} />
    </form>
  )
}
