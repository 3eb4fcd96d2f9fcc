import { useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { Card, Notice, Skeleton } from '../../parts/blocks.tsx'
import { typedAmount } from '../../parts/entered.ts'
import { rich, t } from '../messages/index.ts'
import { buysOf } from './buys.ts'
import { Buys } from './buys-list.tsx'
import { previewQuery } from './operations.ts'
import { filterOf, problemsOf, type Wishes } from './wishes.ts'

/** The form is read when nothing has been typed for this long. */
const PAUSE_MS = 350

/** Where the order would put money if all loans that are open now were published again. */
export function Preview({ wishes }: { readonly wishes: Wishes }) {
  const settled = useSettled(wishes)
  const [{ data, error, fetching }] = useQuery({
    query: previewQuery,
    variables: { filter: filterOf(settled) },
  })
  const perLoan = typedAmount(settled.typed.autoInvestMaxPerLoan)
  const perBorrower = typedAmount(settled.typed.autoInvestMaxPerBorrower) ?? perLoan
  const page = data?.me.opportunities
  return (
    <Card title={t('preview.title')}>
      <Notice refused>{error?.message}</Notice>
      {page === undefined && !error && <Skeleton lines={4} />}
      {data && page && (
        <div class="stack" aria-busy={fetching}>
          <p role="status">
            {rich(page.totalCountIsExact ? 'preview' : 'preview.more', {
              count: page.totalCount,
              b: (part) => <b>{part}</b>,
            })}
          </p>
          {perLoan === undefined || perBorrower === undefined ? (
            <p class="soft">{t('preview.hint')}</p>
          ) : (
            <Buys
              buys={buysOf(page.nodes, { perLoan, perBorrower }, data.me.wallet.availableBalance)}
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
