import { useQuery } from '@urql/preact'
import { Facts } from '../parts/blocks.tsx'
import { written } from '../parts/plainly.ts'
import { t } from './messages/index.ts'
import { type Borrowed, keyFactsQuery } from './operations.ts'

/** What a borrower has to know before they publish, in the words of the agreement that follows; nothing until the terms are complete. */
export function KeyFacts({ loan }: { readonly loan: Borrowed }) {
  const { amountRequested: amount, interestRate, repaymentPeriodMonths: months } = loan
  const [{ data }] = useQuery({
    query: keyFactsQuery,
    variables: { amount, interestRate: interestRate ?? '', months: months ?? 0 },
    pause: interestRate === null || months === null,
  })
  const told = data?.loanQuote.keyFacts
  if (told === undefined) return null
  return (
    <details>
      <summary>{t('keyFacts')}</summary>
      <div class="stack">
        <p class="soft small">
          {[t('keyFacts.hint'), data?.platform.documents && t('keyFacts.after')]
            .filter(Boolean)
            .join(' ')}
        </p>
        <h3>{told.heading}</h3>
        <Facts of={told.facts.map(({ name, value }) => [name, written(value)] as const)} />
        <p>{written(told.early)}</p>
        <h3>{t('keyFacts.late')}</h3>
        <p>{written(told.late)}</p>
      </div>
    </details>
  )
}
