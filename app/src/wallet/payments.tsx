import { useAskedAgain } from '../api/again.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { HelpLink } from '../parts/help-link.tsx'
import { money } from '../parts/money.ts'
import { reasonOf } from '../parts/reason.ts'
import { day, now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type OwnPayment, paymentChanged, paymentsQuery } from './operations.ts'
import { PayLink } from './pay-link.tsx'
import { paymentName, paymentStanding } from './payment-words.ts'

/** How long a payment that brought nothing is worth a line. */
const LATELY_MS = 30 * 86_400_000

/** States in which somebody may want to know more than the reason says. */
const troubled: ReadonlySet<OwnPayment['state']> = new Set(['FAILED', 'RETURNED', 'DISPUTED'])

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

function Row({ payment }: { readonly payment: OwnPayment }) {
  const { id, currency, state, paymentUrl, createdAt, endedAt } = payment
  const amount = money(payment.amount, currency)
  const toPay = state === 'PENDING' && paymentUrl
  return (
    <li class="apart">
      <span class="what">
        <b>{paymentName(payment)}</b>
        <span class="soft small">
          {[paymentStanding(payment), reasonOf(payment)].filter(Boolean).join('. ')}
        </span>
        {toPay && <PayLink url={paymentUrl} amount={amount} />}
        {troubled.has(state) && <HelpLink about={`payment-${id}`} />}
      </span>
      <span class="figures end">
        <b>{amount}</b>
        <span class="soft small">{day(endedAt ?? createdAt)}</span>
      </span>
    </li>
  )
}
