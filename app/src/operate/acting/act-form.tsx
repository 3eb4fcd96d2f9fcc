import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import type { ActProps } from './act.ts'
import { missingIn, wantedIn } from './entered.ts'
import { RefusedList } from './refused-list.tsx'
import { useAct } from './use-act.ts'

interface Props extends ActProps {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

/** Says what an act does, asks for the reason, and shows why it is refused. */
export function ActForm({ act, id, version, subject, after, title, close }: Props) {
  const { busy, refused, send } = useAct(act)
  const [missing, setMissing] = useState<ReturnType<typeof missingIn>>({})
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const lacks = missingIn(act, form)
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return
    const told = await send({ id, ...(version !== undefined && { version }), ...wantedIn(form) })
    if (told === undefined) return
    close()
    tell(told)
    after()
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2 id={title}>
        {act.name}: {subject}
      </h2>
      <p>{act.explains}</p>
      {act.amount !== undefined && (
        <Field label={act.amount} name="amount" inputMode="decimal" refusal={missing.amount} />
      )}
      <TextArea label="Reason" name="reason" value="" hint={act.readers} refusal={missing.reason} />
      {act.final && (
        <label class="sure">
          <input type="checkbox" name="sure" />
          <span>This can’t be undone. I am sure.</span>
        </label>
      )}
      <div class="stack tight" role="alert">
        {missing.sure && <p class="notice refused">{missing.sure}</p>}
        <RefusedList refused={refused} left={close} />
      </div>
      <div class="row">
        <Button look="primary" type="submit" busy={busy}>
          {act.name}
        </Button>
        <Button look="plain" onClick={close}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
