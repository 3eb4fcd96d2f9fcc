import { Facts } from '../parts/blocks.tsx'
import { whenLate } from '../parts/late-terms.ts'
import { money, percent } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { type Asked, useQuote } from './use-quote.ts'

/** What the terms would cost, as they are typed. */
export function QuotePanel({
  asked,
  currency,
}: {
  readonly asked: Asked
  readonly currency: string
}) {
  const { quote, problem, waiting } = useQuote(asked)
  return (
    <section class="card quote" aria-labelledby="quote" aria-busy={waiting}>
      <h3 id="quote">What it costs</h3>
      <div aria-live="polite" class="stack">
        {problem && <p class="notice refused">{problem}</p>}
        {!quote && !problem && <p class="soft">Enter amount, rate and months to see the price.</p>}
        {quote && (
          <>
            <p>
              <b class="great figures">{money(quote.monthlyPayment, currency)}</b>
              <span class="soft"> a month</span>
            </p>
            <Facts
              of={[
                ['APR, fee included', quote.apr === null ? '–' : percent(quote.apr)],
                ['You receive', money(quote.netProceeds, currency)],
                ['Fee, kept back', money(quote.originationFee, currency)],
                ['Total interest', money(quote.totalInterest, currency)],
                ['You pay back in all', money(quote.totalPayment, currency)],
                [
                  'Lenders’ yearly return, after fees',
                  quote.netYield === null ? '–' : percent(quote.netYield),
                ],
              ]}
            />
            <p class="soft small">
              Were it paid out today, the first payment would be due on{' '}
              {day(quote.instalments[0]?.dueOn ?? '')} and the last on{' '}
              {day(quote.instalments.at(-1)?.dueOn ?? '')}.
            </p>
            <p class="soft small">{whenLate(quote.lateTerms, currency)}</p>
          </>
        )}
      </div>
    </section>
  )
}
