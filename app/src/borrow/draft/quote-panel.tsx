import { Facts } from '../../parts/blocks.tsx'
import { aprMethod } from '../../parts/loans/apr.ts'
import { whenLate } from '../../parts/loans/late-terms.ts'
import { money, percent } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { rich, t } from '../messages/index.ts'
import type { Quote } from '../operations.ts'
import { type Asked, useQuote } from './use-quote.ts'

/** What the terms would cost, as they are typed. */
export function QuotePanel({
  asked,
  currency,
}: {
  readonly asked: Asked
  readonly currency: string
}) {
  const { quote, takesFee, problem, waiting } = useQuote(asked)
  return (
    <section class="card quote" aria-labelledby="quote" aria-busy={waiting}>
      <h3 id="quote">{t('whatItCosts')}</h3>
      <div aria-live="polite" class="stack">
        {problem && <p class="notice refused">{problem}</p>}
        {!quote && !problem && <p class="soft">{t('quote.hint')}</p>}
        {quote && (
          <>
            <QuoteFacts quote={quote} takesFee={takesFee} currency={currency} />
            <p class="soft small">{whenLate(quote.lateTerms, currency)}</p>
          </>
        )}
      </div>
    </section>
  )
}

interface FactsProps {
  readonly quote: Quote
  /** Whether the platform takes a part of what lenders earn. */
  readonly takesFee: boolean
  readonly currency: string
}

/** What a loan on some terms costs, and when it would be paid. */
export function QuoteFacts({ quote, takesFee, currency }: FactsProps) {
  const last = quote.instalments.at(-1)
  return (
    <>
      <p>
        {rich('monthlyPayment', {
          amount: money(quote.monthlyPayment, currency),
          b: (part) => <b class="great figures">{part}</b>,
          soft: (part) => <span class="soft">{part}</span>,
        })}
      </p>
      <Facts
        of={[
          [
            t('apr', { ...aprMethod(), fee: Number(quote.originationFee) > 0 ? 'yes' : 'no' }),
            quote.apr === null ? '–' : percent(quote.apr),
          ],
          [t('youReceive'), money(quote.netProceeds, currency)],
          [t('feeKeptBack'), money(quote.originationFee, currency)],
          [t('totalInterest'), money(quote.totalInterest, currency)],
          [t('youPayBackInAll'), money(quote.totalPayment, currency)],
          [
            t(takesFee ? 'lendersReturn' : 'lendersReturn.noFee'),
            quote.netYield === null ? '–' : percent(quote.netYield),
          ],
        ]}
      />
      <p class="soft small">
        {t('quote.due', {
          first: day(quote.instalments[0]?.dueOn ?? ''),
          last: day(last?.dueOn ?? ''),
          differs: last && Number(last.payment) !== Number(quote.monthlyPayment) ? 'yes' : 'no',
          amount: money(last?.payment ?? '0', currency),
        })}
      </p>
    </>
  )
}
