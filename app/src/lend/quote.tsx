import { useQuery } from '@urql/preact'
import { decimal, portion } from '../parts/amounts.ts'
import { Card, Facts, Skeleton } from '../parts/blocks.tsx'
import { Area } from '../parts/charts/area.tsx'
import { minorUnits, money, percent } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { type LoanToLendTo, type Quote, quoteQuery } from './operations.ts'

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string
}

/** What an amount brings if the loan is paid out today and repaid on time: its share of what the borrower pays. */
export function QuoteView({ loan, amount }: Props) {
  const { amountRequested: whole, currency, interestRate, repaymentPeriodMonths } = loan
  const [{ data, error }] = useQuery({
    query: quoteQuery,
    variables: { amount: whole, rate: interestRate ?? '0', months: repaymentPeriodMonths ?? 1 },
  })
  const quote = data?.loanQuote
  if (error || minorUnits(amount) > minorUnits(whole)) return null
  const share = (figure: string) => decimal(portion(figure, amount, whole), currency)
  return (
    <Card title={`What ${money(amount, currency)} brings`}>
      {quote === undefined ? (
        <Skeleton />
      ) : (
        <>
          <Facts
            of={[
              ['Interest', `about ${money(share(quote.totalInterest), currency)}`],
              ['A year, after fees', quote.netYield ? percent(quote.netYield) : '–'],
              [
                'Each month',
                `about ${money(share(quote.instalments[0]?.payment ?? '0'), currency)}`,
              ],
            ]}
          />
          <Area title="Paid back to you, all in all" points={returned(quote, share, currency)} />
          <p class="soft small">
            Before the platform’s fee on interest, if it is paid out today and repaid on time.
          </p>
        </>
      )}
    </Card>
  )
}

/** The payments up to each day, added up. */
function returned({ instalments }: Quote, share: (figure: string) => string, currency: string) {
  let total = 0n
  return instalments.map(({ dueOn, payment }) => {
    total += minorUnits(share(payment))
    const text = decimal(total, currency)
    return { label: day(dueOn), value: Number(text), text: money(text, currency) }
  })
}
