import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { textOf } from '../../parts/entered.ts'
import { TextArea } from '../../parts/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { BASE } from '../../shell/router.ts'
import type { Act } from './act.ts'
import { waysOut } from './refused.ts'
import { type Asked, useAct } from './use-act.ts'

interface Props extends Asked {
  readonly act: Act
  readonly subject: string
  readonly after: () => void
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

/** Says what an act does, asks for the reason, and shows why it is refused. */
export function ActForm({ act, subject, after, title, close, ...asked }: Props) {
  const { busy, refused, send } = useAct(act, asked)
  const [missing, setMissing] = useState<string>()
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = missingIn(act, form)
    setMissing(wanted)
    if (wanted !== undefined) return
    const told = await send(textOf(form, 'reason'))
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
      <TextArea
        label="Reason"
        name="reason"
        value=""
        hint={act.readers}
        refusal={missing === NO_REASON ? missing : undefined}
      />
      {act.final && (
        <label class="sure">
          <input type="checkbox" name="sure" />
          <span>This can’t be undone. I am sure.</span>
        </label>
      )}
      <div class="stack tight" role="alert">
        {missing === NOT_SURE && <p class="notice refused">{missing}</p>}
        {refused.map((one) => (
          <div key={one.message} class="notice refused">
            <p>{one.message}</p>
            {waysOut(one).map(([path, text]) => (
              <p key={path}>
                <a href={BASE + path} onClick={close}>
                  {text}
                </a>
              </p>
            ))}
          </div>
        ))}
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

const NO_REASON = 'Say why, in 1 to 200 characters.'
const NOT_SURE = 'Tick the box if you are sure, or leave it.'

function missingIn(act: Act, form: FormData): string | undefined {
  if (textOf(form, 'reason') === '') return NO_REASON
  return act.final && form.get('sure') === null ? NOT_SURE : undefined
}
