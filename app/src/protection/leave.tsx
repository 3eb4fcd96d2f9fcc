import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { moment, now } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { leaveMutation } from './operations.ts'

interface Props {
  readonly id: string
  readonly status: string | null
  readonly reflectionEndsAt: string | null
  /** Whether the platform lets lenders leave while a loan is open, and this one is. */
  readonly whileOpen: boolean
}

/** Until when an investment can be left, with the button that leaves it; nothing once it is binding. */
export function Leave({ id, status, reflectionEndsAt, whileOpen }: Props) {
  const [{ fetching }, send] = useMutation(leaveMutation)
  const tell = useToast()
  const isReflecting = reflectionEndsAt !== null && Date.parse(reflectionEndsAt) > now().getTime()
  if (status !== 'PENDING' || !(isReflecting || whileOpen)) return null
  const leave = async (idempotencyKey: string) => {
    const { data, error } = await send({ input: { id, idempotencyKey } })
    const errors = data?.cancelInvestment.userErrors ?? lost(error)
    if (errors.length === 0) tell(() => t('left'))
    return errors
  }
  return (
    <div class="small">
      <p>
        {isReflecting ? t('leaveUntil', { time: moment(reflectionEndsAt) }) : t('leaveWhileOpen')}
      </p>
      <Confirm
        name={t('leave')}
        look="plain"
        yes={t('leaveYes')}
        no={t('leaveNo')}
        busy={fetching}
        input={{ id }}
        send={leave}
      />
    </div>
  )
}
