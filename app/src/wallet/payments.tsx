import { useAskedAgain } from '../api/again.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { money } from '../parts/money.ts'
import { reasonOf } from '../parts/reason.ts'
import { day, now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type OwnPayment, paymentChanged, paymentsQuery } from './operations.ts'
import { PayLink } from './pay-link.tsx'
import { isTransfer } from './told.ts'

/** How long a payment that brought nothing is worth a line. */
const LATELY_MS = 30 * 86_400_000

/** The reader's payments that have not settled, and those that failed or came back lately; nothing if there are none. */
export function Payments() {
  // New payments join the lists, and others leave them, so that their events alone would not do.
  const { data, error } = useAskedAgain({ query: paymentsQuery }, paymentChanged)
  const since = now().getTime() - LATELY_MS
  const undone = (data?.undone.nodes ?? []).filter(
    ({ endedAt, createdAt }) => Date.parse(endedAt ?? createdAt) >= since,
  )
  const payments = [...(data?.underway.nodes ?? []), ...undone]
  if (data === undefined) return <Notice refused>{error?.message}</Notice>
  if (payments.length === 0) return null
  return (
    <Card title={t('payments')}>
      <p class="soft small">{t('payments.hint')}</p>
      <ul class="payments">
        {payments.map((one) => (
          <Row key={one.id} payment={one} />
        ))}
      </ul>
      {data.underway.pageInfo.hasNextPage && <p class="soft small">{t('payments.more')}</p>}
    </Card>
  )
}

/** What a payment is called. */
function nameOf({ direction, loanId, counterpartyId, counterparty }: OwnPayment): string {
  if (loanId) return t('debitForAnInstalment')
  if (counterpartyId) return t('transferTo', { name: counterparty?.fullName ?? t('aMember') })
  return direction === 'IN' ? t('deposit') : t('withdrawal')
}

function Row({ payment }: { readonly payment: OwnPayment }) {
  const { direction, currency, state, paymentUrl, createdAt, endedAt } = payment
  const amount = money(payment.amount, currency)
  const toPay = state === 'PENDING' && paymentUrl
  const isAnnounced = state === 'PENDING' && isTransfer(payment)
  const standing = toPay
    ? t('payment.unpaid')
    : isAnnounced
      ? t('payment.announced')
      : t(`payment.${payment.counterpartyId ? 'TO_MEMBER' : direction}.${state}`)
  return (
    <li class="apart">
      <span class="what">
        <b>{nameOf(payment)}</b>
        <span class="soft small">{[standing, reasonOf(payment)].filter(Boolean).join('. ')}</span>
        {toPay && <PayLink url={paymentUrl} amount={amount} />}
      </span>
      <span class="figures end">
        <b>{amount}</b>
        <span class="soft small">{day(endedAt ?? createdAt)}</span>
      </span>
    </li>
  )
}
