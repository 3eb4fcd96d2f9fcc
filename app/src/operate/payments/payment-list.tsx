import { money } from '../../parts/money.ts'
import { reasonOf } from '../../parts/reason.ts'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { approving, canceling } from './acts.ts'
import type { SeenPayment } from './operations.ts'
import { directions, states } from './states.ts'

interface Props {
  readonly payments: readonly SeenPayment[]
  /** Whether each payment names its member, with a link to the member's file. */
  readonly named?: boolean
  /** Reads them again, after a decision on one of them. */
  readonly again: () => void
}

/** Payments as lines: whose they are, what became of them, and when. */
export function PaymentList({ payments, named = false, again }: Props) {
  return (
    <ul class="records">
      {payments.map((one) => (
        <Row key={one.id} payment={one} named={named} again={again} />
      ))}
    </ul>
  )
}

interface RowProps extends Required<Omit<Props, 'payments'>> {
  readonly payment: SeenPayment
}

function Row({ payment, named, again }: RowProps) {
  const { direction, currency, state, provider, reference, description, member } = payment
  const reason = reasonOf(payment)
  const [name, tone] = states[state]
  const comesIn = direction === 'IN'
  const mayDecide = useMayAct() && state === 'REQUESTED'
  const shown = money(payment.amount, currency)
  const deciding = { id: payment.id, subject: `withdrawal of ${shown}`, after: again }
  return (
    <li class={payment.endedAt ? 'record reversed' : 'record'}>
      <span class="what">
        <span>
          <b>{directions[direction]}</b>
          {named && (
            <>
              {comesIn ? ' by ' : ' of '}
              <a href={`${BASE}/operate/${member.id}`}>{member.fullName ?? 'a member'}</a>
            </>
          )}
        </span>
        {(reason ?? description) && (
          <span class="small">
            {[reason, description && `“${description}”`].filter(Boolean).join(' ')}
          </span>
        )}
        <span class="soft small">{datesOf(payment)}</span>
        <span class="soft small id">
          {provider}
          {reference && ` · ${reference}`}
        </span>
      </span>
      <span class="standing">
        <span class={`tag ${tone}`}>{name}</span>
      </span>
      <span class="sums figures">
        <b class={comesIn ? 'sum in' : 'sum'}>
          {comesIn ? '+' : '−'}
          {shown}
        </b>
      </span>
      {mayDecide && (
        <span class="row">
          <ActButton act={approving} {...deciding} />
          <ActButton act={canceling} {...deciding} />
        </span>
      )}
    </li>
  )
}

/** When it was made, and when it settled and ended, if it did. */
function datesOf({ state, createdAt, settledAt, endedAt }: SeenPayment): string {
  return [
    `made ${moment(createdAt)}`,
    settledAt && `arrived ${moment(settledAt)}`,
    endedAt && `${states[state][0].toLowerCase()} ${moment(endedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
