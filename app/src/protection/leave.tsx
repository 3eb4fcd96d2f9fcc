import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import { money } from '../parts/money.ts'
import { day, moment, now } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { leaveMutation } from './operations.ts'

interface Props {
  readonly investment: {
    readonly id: string
    readonly status: string | null
    readonly amount: string
    readonly reflectionEndsAt: string | null
  }
  readonly loan: {
    readonly status: string
    readonly currency: string
    readonly expiresAt: string | null
  }
  /** Whether the platform lets lenders leave loans that are open. */
  readonly canLeave: boolean
}

/** Until when an investment can be left, with the button that leaves it, or that it can't while it is held; nothing once the loan is paid out. */
export function Leave({ investment, loan, canLeave }: Props) {
  const { id, status, amount, reflectionEndsAt } = investment
  const isOpen = loan.status === 'OPEN'
  const [{ fetching }, send] = useMutation(leaveMutation)
  const tell = useToast()
  const isReflecting = reflectionEndsAt !== null && Date.parse(reflectionEndsAt) > now().getTime()
  if (status !== 'PENDING') return null
  if (!(isReflecting || (canLeave && isOpen)))
    return (
      <p class="small">
        {isOpen && loan.expiresAt
          ? t('binding.open', { day: day(loan.expiresAt) })
          : t('binding.funded')}
      </p>
    )
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
        says={t('leave.says', { amount: money(amount, loan.currency) })}
        busy={fetching}
        input={{ id }}
        send={leave}
      />
    </div>
  )
}
