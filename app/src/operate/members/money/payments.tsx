import { PaymentList } from '../../payments/payment-list.tsx'
import { t } from '../messages/index.ts'
import { memberPaymentsQuery } from '../operations.ts'
import { Records } from '../records.tsx'

/** What a member has paid in and out, whatever became of it. */
export function Payments({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberPaymentsQuery}
      pageIn={(data) => data.operatorPayments}
      label={t('payments')}
      items="payments"
      none={t('payments.none')}
    >
      {(payments) => <PaymentList payments={payments} />}
    </Records>
  )
}
