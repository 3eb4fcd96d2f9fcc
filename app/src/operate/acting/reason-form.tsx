import type { ComponentChildren } from 'preact'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogForm, type Entered } from '../../parts/dialogs/dialog-form.tsx'
import { TextArea } from '../../parts/forms/text-area.tsx'
import type { Said } from '../../parts/said.ts'
import { useToast } from '../../parts/toasts.tsx'
import type { Act, Input } from './act.ts'
import { Check } from './check.tsx'
import { missingIn, wantedIn } from './entered.ts'
import { t } from './messages/index.ts'
import { RefusedList } from './refused-list.tsx'
import { useAct } from './use-act.ts'

interface Props extends InDialog {
  readonly act: Act
  readonly heading: string
  /** The fields at which a refusal of the gateway is shown. */
  readonly fields?: readonly string[]
  /** What is entered beside what all acts ask for. */
  readonly read: (form: FormData) => Entered<Omit<Input, 'reason'>>
  /** Called once it is done. */
  readonly after?: () => void
  /** Called whenever it is refused. */
  readonly refused?: () => void
  readonly children: (refusals: Refusals) => ComponentChildren
}

/** A form to act for a reason, whether the operator is sure, and why it is refused, with links to what stands in its way. */
export function ReasonForm({
  act,
  fields = [],
  read,
  after,
  refused: wasRefused,
  children,
  ...frame
}: Props) {
  const { busy, refused, send } = useAct(act)
  const tell = useToast()
  const isAtField = ({ field }: (typeof refused)[number]) => !!field && fields.includes(field)
  const entered = (form: FormData) => {
    const own = read(form)
    const missing = { ...('missing' in own && own.missing), ...missingIn(act, form) }
    if ('missing' in own || Object.keys(missing).length > 0) return { missing }
    return { input: { ...own.input, ...wantedIn(form) } }
  }
  return (
    <DialogForm
      {...frame}
      name={act.name}
      busy={busy}
      refusals={refusalsOf(refused.filter(isAtField), fields)}
      read={entered}
      send={async (input) => {
        const told = await send(input)
        if (told === undefined) {
          wasRefused?.()
          return false
        }
        frame.close()
        tell(told)
        after?.()
        return true
      }}
      whole={() => (
        <RefusedList refused={refused.filter((one) => !isAtField(one))} left={frame.close} />
      )}
    >
      {(refusals) => (
        <>
          {children(refusals)}
          {act.final && <Check name="sure" label={t('sure')} refusal={refusals.sure} />}
        </>
      )}
    </DialogForm>
  )
}

interface ReasonProps {
  readonly act: Act
  readonly refusal: Said | undefined
}

/** Why, as the form asks for it. */
export function Reason({ act, refusal }: ReasonProps) {
  return (
    <TextArea label={t('reason')} name="reason" value="" hint={act.readers} refusal={refusal} />
  )
}
