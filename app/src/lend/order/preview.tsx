import { useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { decimal, typedAmount } from '../../parts/amounts.ts'
import { Card, Notice, Skeleton } from '../../parts/blocks.tsx'
import { minorUnits, money, percent } from '../../parts/money.ts'
import { term } from '../../parts/time.ts'
import { counted } from '../../parts/words.ts'
import { type Buy, buysOf } from './buys.ts'
import { previewQuery } from './operations.ts'
import { filterOf, problemsOf, type Wishes } from './wishes.ts'

/** The form is read when nothing was typed for so long. */
const PAUSE_MS = 350

/** What the order would buy if all loans that are open now were published again. */
export function Preview({ wishes }: { readonly wishes: Wishes }) {
  const settled = useSettled(wishes)
  const [{ data, error, fetching }] = useQuery({
    query: previewQuery,
    variables: { filter: filterOf(settled) },
  })
  const perLoan = typedAmount(settled.typed.autoInvestMaxPerLoan)
  const page = data?.me.opportunities
  return (
    <Card title="What it would buy today">
      <Notice refused>{error?.message}</Notice>
      {page === undefined && !error && <Skeleton lines={4} />}
      {data && page && (
        <div class="stack" aria-busy={fetching}>
          <p role="status">
            <b>
              {counted(page.totalCount, 'open loan')}
              {!page.totalCountIsExact && ' and more'}
            </b>{' '}
            {page.totalCount === 1 ? 'matches' : 'match'}.
          </p>
          {perLoan === undefined ? (
            <p class="soft">Say how much it may invest per loan to see what it would buy.</p>
          ) : (
            <Buys
              buys={buysOf(page.nodes, perLoan, data.me.wallet.availableBalance)}
              isEmpty={page.nodes.length === 0}
              currency={data.me.wallet.currency}
              available={data.me.wallet.availableBalance}
            />
          )}
        </div>
      )}
    </Card>
  )
}

function useSettled(wishes: Wishes): Wishes {
  const [settled, setSettled] = useState(wishes)
  useEffect(() => {
    if (Object.keys(problemsOf(wishes)).length > 0) return
    const timer = setTimeout(() => setSettled(wishes), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wishes])
  return settled
}

interface BuysProps {
  readonly buys: readonly Buy[]
  readonly isEmpty: boolean
  readonly currency: string
  readonly available: string
}

function Buys({ buys, isEmpty, currency, available }: BuysProps) {
  if (isEmpty) return <p class="soft">Loosen a limit, and loans appear here as they match.</p>
  if (buys.length === 0)
    return (
      <p>
        With {money(available, currency)} available it could buy nothing.{' '}
        <a href="/app/wallet">Add money to your wallet</a>, or raise the amount per loan.
      </p>
    )
  const total = buys.reduce((sum, { amount }) => sum + minorUnits(amount), 0n)
  return (
    <>
      <ul class="lines">
        {buys.map(({ loan, amount, netYield }) => (
          <li key={loan.id} class="apart">
            <span>
              <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
              <br />
              <span class="soft small">
                {loan.interestRate && percent(loan.interestRate)}
                {netYield && ` (about ${percent(netYield)} after fees)`}
                {loan.repaymentPeriodMonths && ` · ${term(loan.repaymentPeriodMonths)}`}
              </span>
            </span>
            <b class="figures">{money(amount, currency)}</b>
          </li>
        ))}
      </ul>
      <p class="apart total figures">
        <span>Together, of {money(available, currency)} available</span>
        <b>{money(decimal(total, currency), currency)}</b>
      </p>
    </>
  )
}
