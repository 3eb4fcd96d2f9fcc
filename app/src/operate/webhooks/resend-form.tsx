import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { Refusals } from '../../api/refusals.ts'
import { textOf } from '../../parts/entered.ts'
import { FieldFrame, showRefused } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { ActEnd } from '../acting/act-end.tsx'
import { missingIn } from '../acting/entered.ts'
import { useAct } from '../acting/use-act.ts'
import { resending } from './acts.ts'

interface Props {
  /** The webhook's id. */
  readonly id: string
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
  readonly after: () => void
}

/** Asks since when to send events again. */
export function ResendForm({ id, title, close, after }: Props) {
  const { busy, refused, send } = useAct(resending)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const since = new Date(textOf(entered, 'since'))
    const lacks = {
      ...(Number.isNaN(since.getTime()) && { since: 'Enter a day and a time.' }),
      ...missingIn(resending, entered),
    }
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(form)
    const told = await send({ id, since: since.toISOString(), reason: textOf(entered, 'reason') })
    if (told === undefined) return
    close()
    tell(told)
    after()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>Send events again</h2>
      <p>{resending.explains}</p>
      <FieldFrame
        label="Since"
        hint="In your own time zone."
        refusal={missing.since}
        control={(tied) => <input {...tied} type="datetime-local" name="since" />}
      />
      <TextArea
        label="Reason"
        name="reason"
        value=""
        hint={resending.readers}
        refusal={missing.reason}
      />
      <ActEnd act={resending} busy={busy} refused={refused} sure={undefined} close={close} />
    </form>
  )
}
