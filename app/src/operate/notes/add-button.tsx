import type { TargetedSubmitEvent } from 'preact'
import { useId, useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useSending } from '../acting/use-sending.ts'
import { type Chosen, FileField } from '../file-field.tsx'
import { useMayAct } from '../scope.ts'
import { t } from './messages/index.ts'
import { addLoanNoteMutation, addMemberNoteMutation } from './operations.ts'

interface Props {
  readonly on: 'member' | 'loan'
  /** The id of the member or the loan. */
  readonly id: string
}

/** A button that opens a dialog to add a note; nothing for whoever may not act. */
export function AddNote(props: Props) {
  const [open, setOpen] = useState(false)
  const title = useId()
  if (!useMayAct()) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('add')}</Button>
      {open && (
        <Dialog title={title} closed={() => setOpen(false)}>
          {(close) => <NoteForm {...props} title={title} close={close} />}
        </Dialog>
      )}
    </>
  )
}

interface FormProps extends Props {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

function NoteForm({ on, id, title, close }: FormProps) {
  const tell = useToast()
  const { busy, refused, send } = useSending()
  const [missing, setMissing] = useState<Refusals>({})
  const refusals = { ...refusalsOf(refused, ['text']), ...missing }
  const [file, setFile] = useState<Chosen>()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || file === 'reading') return
    const { currentTarget: form } = event
    const text = textOf(new FormData(form), 'text')
    setMissing(text === '' ? { text: () => t('noteMissing') } : {})
    if (text === '') return showRefused(form)
    const input = { id, text, ...(file && { file }) }
    const mutation = on === 'loan' ? addLoanNoteMutation : addMemberNoteMutation
    const added = await send(input, (client, keyed) =>
      client.mutation(mutation, { input: keyed }).toPromise(),
    )
    if (added === undefined) return showRefused(form)
    close()
    tell(() => t('added'))
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{t('addTitle')}</h2>
      <p>{t('addExplains')}</p>
      <TextArea
        label={t('note')}
        name="text"
        value=""
        hint={t('note.hint')}
        refusal={refusals.text}
      />
      <FileField
        label={t('file')}
        hint={t('file.hint')}
        file={file}
        chosen={setFile}
        refusal={undefined}
      />
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={t('addTitle')} busy={busy} close={close} />
    </form>
  )
}
