import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { textOf } from '../../parts/entered.ts'
import { FieldFrame, showRefused } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { ActEnd } from '../acting/act-end.tsx'
import { missingIn } from '../acting/entered.ts'
import { useAct } from '../acting/use-act.ts'
import { resending } from './acts.ts'
import { t } from './messages/index.ts'

const fields = ['since', 'reason']

interface Props {
  /** The webhook's id. */
  readonly id: string
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

/** Asks since when to send events again. */
export function ResendForm({ id, title, close }: Props) {
  const act = resending()
  const { busy, refused, send } = useAct(act)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const refusals = { ...refusalsOf(refused, fields), ...missing }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const since = new Date(textOf(entered, 'since'))
    const lacks = {
      ...(Number.isNaN(since.getTime()) && { since: () => t('sinceMissing') }),
      ...missingIn(act, entered),
    }
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(form)
    const told = await send({ id, since: since.toISOString(), reason: textOf(entered, 'reason') })
    if (told === undefined) return showRefused(form)
    close()
    tell(told)
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>{t('sendEventsAgain')}</h2>
      <p>{act.explains}</p>
      <FieldFrame
        label={t('since')}
        hint={t('since.hint')}
        refusal={refusals.since}
        control={(tied) => <input {...tied} type="datetime-local" name="since" />}
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
