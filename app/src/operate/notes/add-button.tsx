import { useClient } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useId, useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { lost, type Refusals, refusalsOf } from '../../api/refusals.ts'
import { useAttempt } from '../../parts/attempt.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { type Chosen, FileField } from '../file-field.tsx'
import { useMayAct } from '../scope.ts'
import { t } from './messages/index.ts'
import { addLoanNoteMutation, addMemberNoteMutation } from './operations.ts'

interface Props {
  readonly on: 'member' | 'loan'
  /** The id of the member or the loan. */
  readonly id: string
  /** Called once it is added. */
  readonly again: () => void
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

function NoteForm({ on, id, again, title, close }: FormProps) {
  const client = useClient()
  const attempt = useAttempt()
  const tell = useToast()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [file, setFile] = useState<Chosen>()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || file === 'reading') return
    const { currentTarget: form } = event
    const text = textOf(new FormData(form), 'text')
    if (text === '') {
      setRefusals({ text: t('noteMissing') })
      return showRefused(form)
    }
    setBusy(true)
    const input = { id, text, ...(file && { file }) }
    const mutation = on === 'loan' ? addLoanNoteMutation : addMemberNoteMutation
    const { data, error } = await client
      .mutation(mutation, { input: { ...input, idempotencyKey: attempt.keyFor(input) } })
      .toPromise()
    setBusy(false)
    const refused = data?.acted.userErrors ?? lost(error)
    setRefusals(refusalsOf(refused, ['text']))
    if (refused.length > 0) return showRefused(form)
    close()
    askShownAgain(client)
    tell(() => t('added'))
    again()
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
