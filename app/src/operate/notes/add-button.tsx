import { useState } from 'preact/hooks'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { SendForm } from '../acting/send-form.tsx'
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
  if (!useMayAct()) return null
  return (
    <DialogButton name={t('addTitle')}>
      {(dialog) => <NoteForm {...props} {...dialog} />}
    </DialogButton>
  )
}

function NoteForm({ on, id, ...dialog }: Props & InDialog) {
  const [file, setFile] = useState<Chosen>()
  const read = (form: FormData) => {
    const text = textOf(form, 'text')
    if (text === '') return { missing: { text: () => t('noteMissing') } }
    // It is sent once its file is read.
    if (file === 'reading') return { missing: {} }
    return { input: { id, text, ...(file && { file }) } }
  }
  return (
    <SendForm
      document={on === 'loan' ? addLoanNoteMutation : addMemberNoteMutation}
      name={t('addTitle')}
      explains={t('addExplains')}
      done={() => t('added')}
      fields={['text']}
      read={read}
      {...dialog}
    >
      {({ text }) => (
        <>
          <TextArea label={t('note')} name="text" value="" hint={t('note.hint')} refusal={text} />
          <FileField
            label={t('file')}
            hint={t('file.hint')}
            file={file}
            chosen={setFile}
            refusal={undefined}
          />
        </>
      )}
    </SendForm>
  )
}
