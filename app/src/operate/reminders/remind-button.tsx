import { Facts } from '../../parts/blocks.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { SendForm } from '../acting/send-form.tsx'
import { useMayAct } from '../scope.ts'
import { t } from './messages/index.ts'
import { remindMutation } from './operations.ts'

interface Props {
  /** The loan's id. */
  readonly id: string
  /** What the loan is called, to tell the button from others of its kind. */
  readonly subject: string
  /** Its borrower. */
  readonly borrower: string
  /** What is due now, as it is shown. */
  readonly due: string
}

/** A button that opens a dialog to remind a loan's borrower; nothing for whoever may not act. */
export function RemindButton(props: Props) {
  if (!useMayAct()) return null
  return (
    <DialogButton name={t('remind')} aria-label={t('remindLabel', { subject: props.subject })}>
      {(dialog) => <RemindForm {...props} {...dialog} />}
    </DialogButton>
  )
}

function RemindForm({ id, subject, borrower, due, ...dialog }: Props & InDialog) {
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
        <>
          <Facts
            of={[
              [t('borrower'), borrower],
              [t('loan'), subject],
              [t('due'), due],
            ]}
          />
          <TextArea
            label={t('message')}
            name="message"
            value=""
            hint={t('message.hint')}
            refusal={message}
          />
        </>
      )}
    </SendForm>
  )
}
