import { useAskedAgain } from '../../api/again.ts'
import { Card } from '../../parts/blocks.tsx'
import { HelpLink } from '../../parts/help-link.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { walletChanged } from '../../wallet/operations.ts'
import { rich, t } from '../messages/index.ts'
import { paymentsMadeQuery } from '../operations.ts'

/** The payments that the borrower made for a loan, newest first, each with its receipt; nothing before the first. */
export function PaymentsMade({ loanId }: { readonly loanId: string }) {
  const { data } = useAskedAgain({ query: paymentsMadeQuery }, walletChanged)
  const page = data?.me.transactions
  // What was lent again can be undone, too, which is no payment.
  const made = page?.nodes.filter((one) => one.loanId === loanId && !one.reversesId) ?? []
  if (made.length === 0 && !page?.pageInfo.hasNextPage) return null
  return (
    <Card title={t('paymentsMade')}>
      <ul class="lines">
        {made.map(({ id, amount, currency, createdAt, reversedAt, reversalReason }) => {
          const said = { amount: money(amount, currency), day: day(createdAt) }
          return (
            <li key={id} class="apart">
              <span>
                {said.day}
                {reversedAt && (
                  <span class="soft small"> · {undoneOf(reversedAt, reversalReason)}</span>
                )}
              </span>
              <a
                class="figures"
                href={`${BASE}/borrow/receipt?of=${id}`}
                aria-label={t('paymentsMade.receipt', said)}
              >
                {t('paymentsMade.of', said)}
              </a>
            </li>
          )
        })}
      </ul>
      <HelpLink about={`loan-${loanId}`} />
      {page?.pageInfo.hasNextPage && (
        <p class="soft small">
          {rich('paymentsMade.older', {
            link: (text) => <a href={`${BASE}/portfolio/statement`}>{text}</a>,
          })}
        </p>
      )}
    </Card>
  )
}

/** Since when a payment no longer counts as it was made, and why. */
function undoneOf(at: string, reason: string | null): string {
  return reason === null
    ? t('paymentsMade.corrected', { day: day(at) })
    : t('paymentsMade.undone', { day: day(at), reason })
}
