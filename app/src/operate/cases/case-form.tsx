import type { TypedDocumentNode } from '@urql/preact'
import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { Notice } from '../../parts/blocks.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { showRefused } from '../../parts/field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { type Outcome, useSend } from './use-send.ts'

/** What a form has entered, or what is missing in it. */
type Entered<Input> = { readonly input: Input } | { readonly missing: Refusals }

interface Props<Input> {
  readonly document: TypedDocumentNode<Outcome, { readonly input: Input }>
  /** Its name, as its button and its heading say it. */
  readonly name: string
  readonly explains: string
  /** What is said once it is done. */
  readonly done: () => string
  /** The fields at which a refusal is shown. */
  readonly fields: readonly string[]
  readonly read: (form: FormData) => Entered<Input>
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
  /** Called with the case's id once it is done. */
  readonly after: (id: string) => void
  readonly children?: (refusals: Refusals) => ComponentChildren
}

/** A form for something that is done in a case: what it does, its fields, and why it is refused. */
export function CaseForm<Input extends object>(props: Props<Input>) {
  const { document, name, explains, done, fields, read, title, close, after, children } = props
  const { busy, refused, send } = useSend(document)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const refusals = { ...refusalsOf(refused, fields), ...missing }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = read(new FormData(form))
    setMissing('missing' in entered ? entered.missing : {})
    if ('missing' in entered) return showRefused(form)
    const id = await send(entered.input)
    if (id === undefined) return showRefused(form)
    close()
    tell(done)
    after(id)
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{name}</h2>
      <p>{explains}</p>
      {children?.(refusals)}
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={name} busy={busy} close={close} />
    </form>
  )
}
