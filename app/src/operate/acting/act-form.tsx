import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Field, showRefused } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import type { ActProps } from './act.ts'
import { ActEnd } from './act-end.tsx'
import { missingIn, wantedIn } from './entered.ts'
import { t } from './messages/index.ts'
import { useAct } from './use-act.ts'

interface Props extends ActProps {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

/** Says what an act does, asks for the reason, and shows why it is refused. */
export function ActForm({ act, id, version, subject, title, close }: Props) {
  const { busy, refused, send } = useAct(act)
  const [missing, setMissing] = useState<ReturnType<typeof missingIn>>({})
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const lacks = missingIn(act, form)
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(event.currentTarget)
    const told = await send({ id, ...(version !== undefined && { version }), ...wantedIn(form) })
    if (told === undefined) return
    close()
    tell(told)
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>
        {act.name}: {subject}
      </h2>
      <p>{act.explains}</p>
      {act.shows?.(id)}
      {act.amount !== undefined && (
        <Field label={act.amount} name="amount" inputMode="decimal" refusal={missing.amount} />
      )}
      <TextArea
        label={t('reason')}
        name="reason"
        value=""
        hint={act.readers}
        refusal={missing.reason}
      />
      {act.publishes !== undefined && (
        <label class="sure">
          <input type="checkbox" name="public" />
          <span>{act.publishes}</span>
        </label>
      )}
      <ActEnd act={act} busy={busy} refused={refused} sure={missing.sure} close={close} />
    </form>
  )
}
