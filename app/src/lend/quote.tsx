import { useQuery } from '@urql/preact'
import { decimal } from '../parts/amounts.ts'
import { Card, Facts, Skeleton } from '../parts/blocks.tsx'
import { Area } from '../parts/charts/area.tsx'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { type Earnings, earningsOf } from './earnings.ts'
import { type LoanToLendTo, quoteQuery } from './operations.ts'

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string
}

/** What an amount brings if the loan is paid out today and repaid on time: its share of what the borrower pays, after fees. */
export function QuoteView({ loan, amount }: Props) {
  const { amountRequested: whole, currency, interestRate, repaymentPeriodMonths } = loan
  const [{ data, error }] = useQuery({
    query: quoteQuery,
    variables: { amount: whole, rate: interestRate ?? '0', months: repaymentPeriodMonths ?? 1 },
  })
  if (error || fixedUnits(amount) > fixedUnits(whole)) return null
  return (
    <Card title={`What ${money(amount, currency)} brings`}>
      {data === undefined ? (
        <Skeleton />
      ) : (
        <Earned
          earnings={earningsOf(data.loanQuote, data.platform.serviceFee, { amount, loan })}
          netYield={data.loanQuote.netYield}
          serviceFee={data.platform.serviceFee}
          currency={currency}
        />
      )}
    </Card>
  )
}

interface EarnedProps {
  readonly earnings: Earnings
  readonly netYield: string | null
  readonly serviceFee: string
  readonly currency: string
}

function Earned({ earnings, netYield, serviceFee, currency }: EarnedProps) {
  const { interest, fee, earned, payments } = earnings
  const about = (amount: string) => `about ${money(amount, currency)}`
  const takesFee = fixedUnits(serviceFee) > 0n
  return (
    <>
      <Facts
        of={[
          ...(takesFee
            ? ([
                ['Interest', about(interest)],
                [`Platform’s fee, ${percent(serviceFee)} of it`, `−${money(fee, currency)}`],
              ] as const)
            : []),
          [takesFee ? 'You earn, after fees' : 'You earn', about(earned)],
          [takesFee ? 'A year, after fees' : 'A year', netYield ? percent(netYield) : '–'],
          ['Each month', about(payments[0]?.amount ?? '0')],
        ]}
      />
      <Area title="Paid back to you, added up" points={addedUp(payments, currency)} />
      <p class="soft small">
        If the loan is paid out today and repaid on time.
        {!takesFee && ' The platform takes no fee on interest.'}
      </p>
    </>
  )
}

/** The payments up to each day, added up. */
function addedUp(payments: Earnings['payments'], currency: string) {
  let total = 0n
  return payments.map(({ dueOn, amount }) => {
    total += fixedUnits(amount)
    const text = decimal(total, currency)
    return { label: day(dueOn), value: Number(text), text: money(text, currency) }
  })
}
