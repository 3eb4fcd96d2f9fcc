import { money } from '../../parts/money.ts'
import { t } from './messages/index.ts'
import type { SeenPayment } from './operations.ts'
import { PaymentList } from './payment-list.tsx'

interface Props {
  readonly payment: SeenPayment
}

/** A payment by its id. */
export function PaymentPage({ payment }: Props) {
  const { id, direction, amount, currency, counterpartyId } = payment
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>
            {t(`heading.${counterpartyId ? 'TRANSFER' : direction}`, {
              amount: money(amount, currency),
            })}
          </h1>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <p class="noted small">{t('noted.one')}</p>
      <section class="card flush" aria-label={t('thePayment')}>
        <PaymentList payments={[payment]} named />
      </section>
    </>
  )
}
