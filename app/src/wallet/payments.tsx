import { useAskedAgain } from '../api/again.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { money } from '../parts/money.ts'
import { reasonOf } from '../parts/reason.ts'
import { day, now } from '../parts/time.ts'
import { type OwnPayment, paymentChanged, paymentsQuery } from './operations.ts'
import { PayLink } from './pay-link.tsx'
import { isTransfer } from './told.ts'

/** How long a payment that brought nothing is worth a line. */
const LATELY_MS = 30 * 86_400_000

/** What has become of a payment, in the reader's words, by its direction. */
const states: Readonly<Record<OwnPayment['direction'], Record<OwnPayment['state'], string>>> = {
  IN: {
    PENDING: 'On its way to your wallet',
    REQUESTED: 'Waiting for approval',
    APPROVED: 'On its way to your wallet',
    SENT: 'On its way to your wallet',
    UNKNOWN: 'Not confirmed yet: we keep asking the payment service',
    SETTLED: 'Arrived in your wallet',
    FAILED: 'Failed, and no money moved',
    CANCELED: 'Cancelled, and no money moved',
    RETURNED: 'Taken back after it had arrived',
    DISPUTED: 'Disputed by whoever paid it: it may be taken back',
  },
  OUT: {
    PENDING: 'On its way to your bank',
    REQUESTED: 'Waiting for approval, and held until then',
    APPROVED: 'Approved, and sent to your bank soon',
    SENT: 'On its way to your bank',
    UNKNOWN: 'Not confirmed yet: we keep asking the payment service',
    SETTLED: 'Arrived at your bank',
    FAILED: 'Failed: the money is in your wallet again',
    CANCELED: 'Cancelled: the money is in your wallet again',
    RETURNED: 'Came back: the money is in your wallet again',
    DISPUTED: 'Disputed',
  },
}

/** What is said of a deposit that has a page to pay on. */
const UNPAID = 'Not arrived yet. Pay it now, unless you already have'
/** What is said of a deposit that its member transfers. */
const ANNOUNCED = 'Not arrived yet. Transfer it from your bank, unless you already have'

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
    <Card title="Payments">
      <p class="soft small">
        Those that are on their way, and those that failed or came back in the last 30 days.
      </p>
      <ul class="payments">
        {payments.map((one) => (
          <Row key={one.id} payment={one} />
        ))}
      </ul>
      {data.underway.pageInfo.hasNextPage && (
        <p class="soft small">More are on their way: these are the latest 20.</p>
      )}
    </Card>
  )
}

/** What a payment is called. */
function nameOf({ direction, loanId }: OwnPayment): string {
  if (loanId) return 'Debit for an instalment'
  return direction === 'IN' ? 'Deposit' : 'Withdrawal'
}

function Row({ payment }: { readonly payment: OwnPayment }) {
  const { direction, currency, state, paymentUrl, createdAt, endedAt } = payment
  const amount = money(payment.amount, currency)
  const toPay = state === 'PENDING' && paymentUrl
  const isAnnounced = state === 'PENDING' && isTransfer(payment)
  const standing = toPay ? UNPAID : isAnnounced ? ANNOUNCED : states[direction][state]
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
