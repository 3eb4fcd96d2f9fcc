import { useAskedAgain } from '../api/again.ts'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { minorUnits, money } from '../parts/money.ts'
import { Charts } from './charts.tsx'
import { Investments } from './investments.tsx'
import { moneyMoved, portfolioQuery, type Totals } from './operations.ts'

/** A lender's totals, charts and investments, asked for again when money moves. */
export function Overview() {
  const { data, error } = useAskedAgain({ query: portfolioQuery }, moneyMoved)
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { portfolio, wallet } = data.me
  if (minorUnits(portfolio.invested) === 0n)
    return (
      <EmptyState title="You have lent nothing yet">
        <p>Choose a loan and put a little into it; what it earns appears here.</p>
        <a class="button primary" href="/app/lend">
          See what is open
        </a>
      </EmptyState>
    )
  return (
    <>
      <Sums totals={portfolio} currency={wallet.currency} />
      <Charts totals={portfolio} currency={wallet.currency} />
      <Investments />
    </>
  )
}

function Sums({ totals, currency }: { readonly totals: Totals; readonly currency: string }) {
  const shown = (name: 'outstanding' | 'pending' | 'repaid' | 'earned' | 'late' | 'defaulted') =>
    money(totals[name], currency)
  return (
    <Card>
      <div class="headline">
        <p class="soft small">Outstanding</p>
        <p class="big figures">{shown('outstanding')}</p>
      </div>
      <Facts
        of={[
          ['Waiting for funding', shown('pending')],
          ['Repaid', shown('repaid')],
          ['Interest earned', shown('earned')],
          ['Late', shown('late')],
          ['Lost', shown('defaulted')],
        ]}
      />
    </Card>
  )
}
