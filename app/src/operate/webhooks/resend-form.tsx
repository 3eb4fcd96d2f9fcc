import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { FieldFrame } from '../../parts/forms/field.tsx'
import { Reason, ReasonForm } from '../acting/reason-form.tsx'
import { resending } from './acts.ts'
import { t } from './messages/index.ts'

interface Props extends InDialog {
  /** The webhook's id. */
  readonly id: string
}

/** Asks since when to send events again. */
export function ResendForm({ id, ...dialog }: Props) {
  const act = resending()
  const read = (form: FormData) => {
    const since = new Date(textOf(form, 'since'))
    return Number.isNaN(since.getTime())
      ? { missing: { since: () => t('sinceMissing') } }
      : { input: { id, since: since.toISOString() } }
  }
  return (
    <ReasonForm
      act={act}
      heading={t('sendEventsAgain')}
      fields={['since', 'reason']}
      read={read}
      {...dialog}
    >
      {({ since, reason }) => (
        <>
          <p>{act.explains}</p>
          <FieldFrame
            label={t('since')}
            hint={t('since.hint')}
            refusal={since}
            control={(tied) => <input {...tied} type="datetime-local" name="since" />}
          />
          <Reason act={act} refusal={reason} />
        </>
      )}
    </ReasonForm>
  )
}
