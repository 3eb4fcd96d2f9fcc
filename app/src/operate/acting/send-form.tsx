import type { TypedDocumentNode } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { type Refusal, type Refusals, refusalsOf } from '../../api/refusals.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogForm, type Entered } from '../../parts/dialogs/dialog-form.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useSending } from './use-sending.ts'

interface Props<Input, Acted> extends InDialog {
  readonly document: TypedDocumentNode<{ readonly acted: Acted }, { readonly input: Input }>
  /** The label of its button. */
  readonly name: string
  /** Its heading, unless that is its name. */
  readonly heading?: string
  readonly explains: string
  /** What is said once it is done. */
  readonly done: () => string
  /** The fields at which a refusal is shown. */
  readonly fields: readonly string[]
  readonly read: (form: FormData) => Entered<Input>
  /** Called once it is done. */
  readonly after?: (acted: Acted) => void
  readonly children?: (refusals: Refusals) => ComponentChildren
}

/** A form in a dialog for something that an operator does: what it does, its fields, and why it is refused. */
export function SendForm<
  Input extends object,
  Acted extends { readonly userErrors: readonly Refusal[] },
>(props: Props<Input, Acted>) {
  const { document, name, explains, done, fields, after, children, ...frame } = props
  const { busy, refused, send } = useSending(true)
  const tell = useToast()
  return (
    <DialogForm
      heading={name}
      {...frame}
      name={name}
      busy={busy}
      refusals={refusalsOf(refused, fields)}
      send={async (input) => {
        const acted = await send(input, (client, keyed) =>
          client.mutation(document, { input: keyed }).toPromise(),
        )
        if (acted === undefined) return false
        frame.close()
        tell(done)
        after?.(acted)
        return true
      }}
    >
      {(refusals) => (
        <>
          <p>{explains}</p>
          {children?.(refusals)}
        </>
      )}
    </DialogForm>
  )
}
