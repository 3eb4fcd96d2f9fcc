import type { TargetedSubmitEvent } from 'preact'
import { useId, useState } from 'preact/hooks'
import { refusalsOf } from '../../api/refusals.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useSending } from '../acting/use-sending.ts'
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
  const [open, setOpen] = useState(false)
  const title = useId()
  if (!useMayAct()) return null
  return (
    <>
      <Button aria-label={t('remindLabel', { subject })} onClick={() => setOpen(true)}>
        {t('remind')}
      </Button>
      {open && (
        <Dialog title={title} closed={() => setOpen(false)}>
          {(close) => <RemindForm id={id} title={title} close={close} />}
        </Dialog>
      )}
    </>
  )
}

interface FormProps extends Pick<Props, 'id'> {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

function RemindForm({ id, title, close }: FormProps) {
  const tell = useToast()
  const { busy, refused, send } = useSending()
  const refusals = refusalsOf(refused, ['message'])
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { currentTarget: form } = event
    const message = textOf(new FormData(form), 'message')
    const input = { id, ...(message !== '' && { message }) }
    const sent = await send(input, (client, keyed) =>
      client.mutation(remindMutation, { input: keyed }).toPromise(),
    )
    if (sent === undefined) return showRefused(form)
    close()
    tell(() => t('sent'))
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{t('title')}</h2>
      <p>{t('explains')}</p>
      <TextArea
        label={t('message')}
        name="message"
        value=""
        hint={t('message.hint')}
        refusal={refusals.message}
      />
      <Notice refused>{refusals['']}</Notice>
      <DialogButtons name={t('send')} busy={busy} close={close} />
    </form>
  )
}
