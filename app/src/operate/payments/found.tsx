import { useQuery } from '@urql/preact'
import { typedAmount } from '../../parts/forms/entered.ts'
import { askedPayments } from './asked.ts'
import { t } from './messages/index.ts'
import { paymentsQuery } from './operations.ts'
import { PaymentList } from './payment-list.tsx'

/** Whether a text can be the reference of a payment: it has digits, and no spaces. */
export const isReference = (words: string) => /^(?=\S*\d)\S{6,140}$/.test(words)

/** The payments with a reference or an amount, for a search that is not for payments alone; nothing if there are none. */
export function PaymentsFound({ words }: { readonly words: string }) {
  const amount = typedAmount(words)
  const by = amount === undefined ? { reference: words } : { min: amount, max: amount }
  const asked = askedPayments(new URLSearchParams(by))
  const [{ data }] = useQuery({
    query: paymentsQuery,
    variables: { ...asked, first: 5 },
    pause: amount === undefined && !isReference(words),
  })
  const payments = data?.operatorPayments.nodes ?? []
  if (payments.length === 0) return null
  return (
    <section class="stack tight" aria-labelledby="payments-found">
      <h2 id="payments-found">{t(amount === undefined ? 'found' : 'found.amount', { words })}</h2>
      <div class="card flush">
        <PaymentList payments={payments} named />
      </div>
    </section>
  )
}
