import { useQuery } from '@urql/preact'
import { usePages } from '../api/pages.ts'
import type { TransactionDirection } from '../graphql/graphql.ts'
import { signed } from '../parts/amounts.ts'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { fixedUnits, moneyInColumn } from '../parts/money.ts'
import { More } from '../parts/more.tsx'
import { TableHead } from '../parts/table-head.tsx'
import { useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { type Line, oldestQuery, statementQuery } from './operations.ts'
import { StatementRow } from './statement-row.tsx'

/** Which lines are shown; all directions if it is null, and from the first one on if `since` is. */
export interface Shown {
  readonly direction: TransactionDirection | null
  readonly since: string | null
  readonly until: string
  /** The time zone of days. */
  readonly zone: string
}

interface BalancesProps extends Omit<Shown, 'direction' | 'zone'> {
  readonly newest: Line
}

/** The balance before the first line and after the last, and what all of them come to. */
function Balances({ newest, ...times }: BalancesProps) {
  const [{ data }] = useQuery({ query: oldestQuery, variables: times })
  const oldest = data?.me.transactions.nodes[0]
  if (oldest === undefined) return null
  const { currency, balanceAfter } = newest
  const before = fixedUnits(oldest.balanceAfter) - fixedUnits(oldest.balanceChange)
  const change = fixedUnits(balanceAfter) - before
  return (
    <Facts
      of={[
        [t('balance.before'), moneyInColumn(signed(before, currency), currency)],
        [t('balance.change'), moneyInColumn(signed(change, currency), currency)],
        [t('balance.after'), moneyInColumn(balanceAfter, currency)],
      ]}
    />
  )
}

/** The movements, newest first, in pages. */
export function Lines({ direction, since, until, zone }: Shown) {
  const { at } = useRouter()
  const { data, page, error, problem, more } = usePages(
    statementQuery,
    (after) => ({ direction, since, until, after }),
    'transactions',
  )
  if (page === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const lines = page.nodes
  const meant = at.query.get('line')
  const [newest] = lines
  if (lines.length === 0 && !page.pageInfo.hasNextPage)
    return (
      <EmptyState
        title={direction === null && since === null ? t('nothingMoved') : t('noSuchMovement')}
      >
        <a href="/app/wallet">{t('addMoneyToYourWallet')}</a>
      </EmptyState>
    )
  return (
    <Card>
      <Notice refused>{problem}</Notice>
      {direction === null && newest && <Balances since={since} until={until} newest={newest} />}
      <div class="scrolled">
        <table class="statement">
          <caption class="hidden">{t('movements')}</caption>
          <TableHead
            columns={[
              t('day'),
              t('what'),
              [t('amount'), 'end'],
              [t('totalBalance'), 'end', 'wide'],
            ]}
          />
          <tbody>
            {lines.map((line) => (
              <StatementRow
                key={line.id}
                line={line}
                isMeant={line.id === meant}
                zone={zone}
                reader={data?.me.memberId}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small">{t('days.zone', { zone })}</p>
      <p class="soft small wide">{t('totalBalance.hint')}</p>
      {page.pageInfo.hasNextPage && <More {...more} />}
    </Card>
  )
}
