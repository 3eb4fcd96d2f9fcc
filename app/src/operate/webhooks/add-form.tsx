import { useState } from 'preact/hooks'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { Radios } from '../../parts/forms/radios.tsx'
import { TextField } from '../../parts/forms/text-field.tsx'
import { Reason, ReasonForm } from '../acting/reason-form.tsx'
import { adding } from './acts.ts'
import { t } from './messages/index.ts'
import { TypesField } from './types-field.tsx'

const payloads = ['THIN', 'FULL'] as const

interface Props extends InDialog {
  /** Called with the secret of the webhook once it is added. */
  readonly added: (secret: string) => void
}

/** Asks where to send events, and which. */
export function AddForm({ added, ...dialog }: Props) {
  const [payload, setPayload] = useState<(typeof payloads)[number]>('THIN')
  const [act] = useState(() => adding(added))
  const read = (form: FormData) => {
    const [url, types] = [textOf(form, 'url'), form.getAll('types').map(String)]
    const lacksTypes = textOf(form, 'which') === 'some' && types.length === 0
    if (url !== '' && !lacksTypes)
      return { input: { id: '', url, payload, ...(types.length > 0 && { types }) } }
    return {
      missing: {
        ...(url === '' && { url: () => t('addressMissing') }),
        ...(lacksTypes && { types: () => t('typeMissing') }),
      },
    }
  }
  return (
    <ReasonForm
      act={act}
      heading={act.name}
      fields={['url', 'types', 'reason']}
      read={read}
      {...dialog}
    >
      {({ url, types, reason }) => (
        <>
          <p>{act.explains}</p>
          <TextField label={t('address')} name="url" start="" refusal={url} />
          <TypesField refusal={types} />
          <Radios
            legend={t('whatIsSent')}
            name="payload"
            items={payloads.map((one) => [one, t(`payload.${one}`)] as const)}
            chosen={payload}
            change={setPayload}
          />
          <Reason act={act} refusal={reason} />
        </>
      )}
    </ReasonForm>
  )
}
