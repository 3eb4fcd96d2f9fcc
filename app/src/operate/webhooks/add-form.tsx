import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { textOf } from '../../parts/entered.ts'
import { showRefused } from '../../parts/field.tsx'
import { Radios } from '../../parts/radios.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { ActEnd } from '../acting/act-end.tsx'
import { missingIn } from '../acting/entered.ts'
import { useAct } from '../acting/use-act.ts'
import { adding } from './acts.ts'
import { t } from './messages/index.ts'
import { TypesField } from './types-field.tsx'

const payloads = ['THIN', 'FULL'] as const

const fields = ['url', 'types', 'reason']

interface Props {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
  /** Called with the secret of the webhook once it is added. */
  readonly added: (secret: string) => void
}

/** Asks where to send events, and which. */
export function AddForm({ title, close, added }: Props) {
  const [payload, setPayload] = useState<(typeof payloads)[number]>('THIN')
  const [act] = useState(() => adding(added))
  const { busy, refused, send } = useAct(act)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const refusals = { ...refusalsOf(refused, fields), ...missing }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const [url, types] = [textOf(entered, 'url'), entered.getAll('types').map(String)]
    const lacks = {
      ...(url === '' && { url: () => t('addressMissing') }),
      ...(textOf(entered, 'which') === 'some' &&
        types.length === 0 && { types: () => t('typeMissing') }),
      ...missingIn(act, entered),
    }
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(form)
    const told = await send({
      id: '',
      url,
      payload,
      reason: textOf(entered, 'reason'),
      ...(types.length > 0 && { types }),
    })
    if (told === undefined) return showRefused(form)
    close()
    tell(told)
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{act.name}</h2>
      <p>{act.explains}</p>
      <TextField label={t('address')} name="url" start="" refusal={refusals.url} />
      <TypesField refusal={refusals.types} />
      <Radios
        legend={t('whatIsSent')}
        name="payload"
        items={payloads.map((one) => [one, t(`payload.${one}`)] as const)}
        chosen={payload}
        change={setPayload}
      />
      <TextArea
        label={t('reason')}
        name="reason"
        value=""
        hint={act.readers}
        refusal={refusals.reason}
      />
      <ActEnd
        act={act}
        busy={busy}
        refused={refused.filter(({ field }) => !field || !fields.includes(field))}
        sure={undefined}
        close={close}
      />
    </form>
  )
}
