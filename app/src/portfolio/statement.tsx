import { useQuery } from '@urql/preact'
import { useCallback, useState } from 'preact/hooks'
import type { TransactionDirection } from '../graphql/graphql.ts'
import { Card, EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { More } from '../parts/more.tsx'
import { now } from '../parts/time.ts'
import { CsvButton } from './csv.tsx'
import { statementQuery } from './operations.ts'
import { StatementRow } from './statement-row.tsx'

const directions = { ALL: 'All movements', CREDIT: 'Money in', DEBIT: 'Money out' } as const

/** Every movement of the reader's money up to when it was opened, newest first. */
export function Statement() {
  const [direction, setDirection] = useState<keyof typeof directions>('ALL')
  return (
    <>
      <div class="tools">
        <label class="sort">
          <span class="hidden">Which movements</span>
          <select
            value={direction}
            onChange={({ currentTarget }) =>
              setDirection(currentTarget.value as keyof typeof directions)
            }
          >
            {Object.entries(directions).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <CsvButton />
      </div>
      <Lines key={direction} direction={direction === 'ALL' ? null : direction} />
    </>
  )
}

function Lines({ direction }: { readonly direction: TransactionDirection | null }) {
  const [until] = useState(() => now().toISOString())
  const [after, setAfter] = useState<string>()
  const variables = { direction, until, after: after ?? null }
  const [{ data, error, fetching }] = useQuery({ query: statementQuery, variables })
  const page = data?.me.transactions
  const end = page?.pageInfo.endCursor
  const more = useCallback(() => setAfter(end ?? undefined), [end])
  if (page === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const lines = page.nodes
  if (lines.length === 0 && !page.pageInfo.hasNextPage)
    return (
      <EmptyState
        title={direction === null ? 'Nothing has moved yet' : 'There is no such movement yet'}
      >
        <a href="/app/wallet">Add money to your wallet</a>
      </EmptyState>
    )
  return (
    <Card>
      <Notice refused>{error?.message}</Notice>
      <div class="scrolled">
        <table class="statement">
          <caption class="hidden">Movements, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">What</th>
              <th scope="col" class="end">
                Amount
              </th>
              <th scope="col" class="end wide">
                Total balance
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <StatementRow key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small wide">
        The total balance is what is available and what is held, less what you owe the platform.
        Money that is set aside for a loan stays in it until the loan is paid out.
      </p>
      {page.pageInfo.hasNextPage && <More busy={fetching} more={more} />}
    </Card>
  )
}
