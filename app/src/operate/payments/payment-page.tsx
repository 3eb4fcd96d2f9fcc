import { money } from '../../parts/money.ts'
import type { SeenPayment } from './operations.ts'
import { PaymentList } from './payment-list.tsx'
import { directions } from './states.ts'

interface Props {
  readonly payment: SeenPayment
  /** Reads it again. */
  readonly again: () => void
}

/** A payment by its id. */
export function PaymentPage({ payment, again }: Props) {
  const { id, direction, amount, currency } = payment
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>
            {directions[direction]} of {money(amount, currency)}
          </h1>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <p class="noted small">
        Whose payment you see here is noted in the audit trail, under your name.
      </p>
      <section class="card flush" aria-label="The payment">
        <PaymentList payments={[payment]} named again={again} />
      </section>
    </>
  )
}
