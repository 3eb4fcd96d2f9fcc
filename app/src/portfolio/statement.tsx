import { useQuery } from '@urql/preact'
import { useCallback, useState } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import type { TransactionDirection } from '../graphql/graphql.ts'
import { Card, EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { More } from '../parts/more.tsx'
import { now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { statementQuery } from './operations.ts'
import { StatementRow } from './statement-row.tsx'

const directions = ['ALL', 'CREDIT', 'DEBIT'] as const

/** Every movement of the reader's money up to when it was opened, newest first. */
export function Statement() {
  const { session } = useMarket()
  const [direction, setDirection] = useState<(typeof directions)[number]>('ALL')
  return (
    <>
      <div class="tools">
        <label class="sort">
          <span class="hidden">{t('whichMovements')}</span>
          <select
            value={direction}
            onChange={({ currentTarget }) =>
              setDirection(currentTarget.value as (typeof directions)[number])
            }
          >
            {directions.map((value) => (
              <option key={value} value={value}>
                {t(`direction.${value}`)}
              </option>
            ))}
          </select>
        </label>
        <FileButton
          token={() => session.token()}
          path="/cash-flow?f=csv"
          type="text/csv"
          name="cash-flow.csv"
        >
          CSV
        </FileButton>
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
      <EmptyState title={direction === null ? t('nothingMoved') : t('noSuchMovement')}>
        <a href="/app/wallet">{t('addMoneyToYourWallet')}</a>
      </EmptyState>
    )
  return (
    <Card>
      <Notice refused>{error?.message}</Notice>
      <div class="scrolled">
        <table class="statement">
          <caption class="hidden">{t('movements')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" class="end">
                {t('amount')}
              </th>
              <th scope="col" class="end wide">
                {t('totalBalance')}
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
      <p class="soft small wide">{t('totalBalance.hint')}</p>
      {page.pageInfo.hasNextPage && <More busy={fetching} more={more} />}
    </Card>
  )
}
