import type { InDialog } from '../../parts/dialog.tsx'
import { DialogButton } from '../../parts/dialog-button.tsx'
import { textOf } from '../../parts/entered.ts'
import { TextArea } from '../../parts/text-area.tsx'
import { SendForm } from '../acting/send-form.tsx'
import { useMayAct } from '../scope.ts'
import { t } from './messages/index.ts'
import { remindMutation } from './operations.ts'

interface Props {
  /** The loan's id. */
  readonly id: string
  /** What the loan is called, to tell the button from others of its kind. */
  readonly subject: string
}

/** A button that opens a dialog to remind a loan's borrower; nothing for whoever may not act. */
export function RemindButton({ id, subject }: Props) {
  if (!useMayAct()) return null
  return (
    <DialogButton name={t('remind')} aria-label={t('remindLabel', { subject })}>
      {(dialog) => <RemindForm id={id} {...dialog} />}
    </DialogButton>
  )
}

function RemindForm({ id, ...dialog }: Pick<Props, 'id'> & InDialog) {
  const read = (form: FormData) => {
    const message = textOf(form, 'message')
    return { input: { id, ...(message !== '' && { message }) } }
  }
  return (
    <SendForm
      document={remindMutation}
      name={t('send')}
      heading={t('title')}
      explains={t('explains')}
      done={() => t('sent')}
      fields={['message']}
      read={read}
      {...dialog}
    >
      {({ message }) => (
        <TextArea
          label={t('message')}
          name="message"
          value=""
          hint={t('message.hint')}
          refusal={message}
        />
      )}
    </SendForm>
  )
}
