import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Notice } from '../blocks.tsx'
import { showRefused } from '../forms/field.tsx'
import type { Said } from '../said.ts'
import type { InDialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

/** Why fields are refused, by their names; what concerns no field is under `''`. */
type Refusals = Readonly<Record<string, Said>>

/** What a form has entered, or what is missing in it. */
export type Entered<Input> = { readonly input: Input } | { readonly missing: Refusals }

interface Props<Input> extends InDialog {
  readonly heading: ComponentChildren
  /** The label of the button that sends it. */
  readonly name: string
  readonly busy: boolean
  /** Why what was sent last is refused. */
  readonly refusals: Refusals
  readonly read: (form: FormData) => Entered<Input>
  /** Sends what was entered, and resolves to whether that was done. */
  readonly send: (input: Input) => Promise<boolean>
  /** Why it is refused as a whole, where that takes more than a text. */
  readonly whole?: (refusals: Refusals) => ComponentChildren
  readonly children: (refusals: Refusals) => ComponentChildren
}

/** A form in a dialog: what it asks for, why that is refused, with the focus on the first field that is, and its buttons. */
export function DialogForm<Input>(props: Props<Input>) {
  const { title, heading, name, busy, close, read, send, whole, children } = props
  const [missing, setMissing] = useState<Refusals>({})
  // What was sent before is no answer to what is entered now.
  const refusals = Object.keys(missing).length > 0 ? missing : props.refusals
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = read(new FormData(form))
    setMissing('missing' in entered ? entered.missing : {})
    if ('missing' in entered || !(await send(entered.input))) showRefused(form)
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{heading}</h2>
      {children(refusals)}
      {whole ? (
        <div class="stack tight" role="alert">
          {whole(refusals)}
        </div>
      ) : (
        <Notice refused>{refusals['']}</Notice>
      )}
      <DialogButtons name={name} busy={busy} close={close} />
    </form>
  )
}
