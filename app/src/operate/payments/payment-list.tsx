import { money } from '../../parts/money.ts'
import { reasonOf } from '../../parts/reason.ts'
import { day, moment } from '../../parts/time.ts'
import { ActButton } from '../acting/act-button.tsx'
import { RecordLink } from '../record-link.tsx'
import { useMayAct } from '../scope.ts'
import { memberNamed } from '../who.ts'
import { approving, canceling } from './acts.ts'
import { rich, t } from './messages/index.ts'
import type { SeenPayment } from './operations.ts'
import { stateName, tones } from './states.ts'

interface Props {
  readonly payments: readonly SeenPayment[]
  /** Whether each payment names its member, with a link to the member's file. */
  readonly named?: boolean
  /** Whether it stands on the payment's own page, to which no link leads then. */
  readonly here?: boolean
}

/** Payments as lines: whose they are, what became of them, and when. */
export function PaymentList({ payments, named = false, here = false }: Props) {
  return (
    <ul class="records">
      {payments.map((one) => (
        <Row key={one.id} payment={one} named={named} here={here} />
      ))}
    </ul>
  )
}

interface RowProps extends Required<Omit<Props, 'payments'>> {
  readonly payment: SeenPayment
}

function Row({ payment, named, here }: RowProps) {
  const { direction, currency, state, provider, reference, description, bankAccount } = payment
  const reason = reasonOf(payment)
  // A deposit that has not arrived, or is gone again, adds nothing.
  const hasCome = direction === 'IN' && state === 'SETTLED'
  const mayDecide = useMayAct() && state === 'REQUESTED'
  const shown = money(payment.amount, currency)
  const deciding = {
    id: payment.id,
    subject: t('withdrawalOf', { amount: shown }),
    facts: [[t('member'), memberNamed(payment.member, t('aMember'))]] as const,
  }
  return (
    <li class={payment.endedAt ? 'record reversed' : 'record'}>
      <span class="what">
        <Named payment={payment} named={named} here={here} />
        {(reason ?? description) && (
          <span class="small">
            {[reason, description && t('quoted', { text: description })].filter(Boolean).join(' ')}
          </span>
        )}
        <span class="soft small">{datesOf(payment)}</span>
        <span class="soft small id">
          {provider}
          {reference && ` · ${reference}`}
        </span>
        {state === 'REQUESTED' && bankAccount && (
          <span class="small">
            {t('goesTo', {
              holder: bankAccount.holder,
              digits: bankAccount.lastDigits,
              day: day(bankAccount.createdAt),
            })}
          </span>
        )}
      </span>
      <span class="standing">
        <span class={`tag ${tones[state]}`}>{stateOf(payment)}</span>
      </span>
      <span class="sums figures">
        <b class={hasCome ? 'sum in' : 'sum'}>
          {direction !== 'IN' ? '−' : hasCome && '+'}
          {shown}
        </b>
      </span>
      {mayDecide && (
        <span class="row">
          <ActButton act={approving(payment)} {...deciding} />
          <ActButton act={canceling()} {...deciding} />
        </span>
      )}
    </li>
  )
}

/** What a payment is, whose it is if that is not known, and to whom it goes. */
function Named({ payment, named, here }: RowProps) {
  const { direction, member, counterparty } = payment
  return (
    <span>
      {rich(`${named ? 'named' : 'direction'}.${counterparty ? 'TRANSFER' : direction}`, {
        name: memberNamed(member, t('aMember')),
        to: memberNamed(counterparty ?? {}, t('aMember')),
        b: (part) =>
          here ? (
            <b>{part}</b>
          ) : (
            <RecordLink id={payment.id}>
              <b>{part}</b>
            </RecordLink>
          ),
        link: (part) => <RecordLink id={member.id}>{part}</RecordLink>,
        other: (part) => counterparty && <RecordLink id={counterparty.id}>{part}</RecordLink>,
      })}
    </span>
  )
}

/** When it was made, and when it settled and ended, if it did. */
function datesOf(payment: SeenPayment): string {
  const { createdAt, settledAt, endedAt } = payment
  const state = isReversed(payment) ? 'REVERSED' : payment.state
  return [
    t('made', { time: moment(createdAt) }),
    settledAt && t('arrived', { time: moment(settledAt) }),
    endedAt && t('ended', { state, time: moment(endedAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What has become of it: of what was taken back, by whom. */
function stateOf(payment: SeenPayment): string {
  if (payment.state !== 'RETURNED') return stateName(payment.state)
  return t(isReversed(payment) ? 'state.REVERSED' : 'state.byBank')
}

/** Whether it was an operator who took it back, and not the bank. */
function isReversed({ state, transaction }: SeenPayment): boolean {
  return state === 'RETURNED' && transaction?.status === 'REVERSED'
}
