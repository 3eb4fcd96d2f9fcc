import { useAskedAgain } from '../api/again.ts'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { Charts } from './charts.tsx'
import { Investments } from './investments.tsx'
import { moneyMoved, portfolioQuery, type Totals } from './operations.ts'

/** A lender's totals, charts and investments, asked for again when money moves. */
export function Overview() {
  const { data, error } = useAskedAgain({ query: portfolioQuery }, moneyMoved)
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { portfolio, wallet } = data.me
  if (fixedUnits(portfolio.invested) === 0n)
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

interface HeadlineProps {
  readonly name: string
  readonly figure: string
  readonly children: string
}

function Headline({ name, figure, children }: HeadlineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="big figures">{figure}</dd>
      <dd class="soft small">{children}</dd>
    </div>
  )
}

function Sums({ totals, currency }: { readonly totals: Totals; readonly currency: string }) {
  const shown = (
    name: keyof Omit<Totals, 'invested' | 'byRisk' | 'byMonth' | 'expected' | 'annualReturn'>,
  ) => money(totals[name], currency)
  return (
    <Card>
      <dl class="headline">
        <Headline name="Borrowers owe you" figure={shown('outstanding')}>
          Paid out to them, and not repaid yet.
        </Headline>
        <Headline name="Held for loans" figure={shown('pending')}>
          Yours until a loan is fully funded; you have it back if it is not.
        </Headline>
      </dl>
      <Facts
        of={[
          [
            'Annual return, after fees and losses',
            totals.annualReturn === null ? '–' : percent(totals.annualReturn),
          ],
          ['Repaid to you', shown('repaid')],
          ['Interest earned, after fees', shown('earned')],
          ['Owed and late', shown('late')],
          ['In default', shown('defaulted')],
          ['Of that, written off', shown('writtenOff')],
        ]}
      />
    </Card>
  )
}
