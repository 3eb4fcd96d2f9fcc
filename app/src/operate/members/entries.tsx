import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import { entriesQuery } from './operations.ts'

interface Props {
  readonly id: string
  /** The cursor before the holding. */
  readonly holding: string | null
  /** The cursor before the first entry that is shown. */
  readonly after: string | null
  readonly currency: string
}

/** The ledger's entries that add up to a part of the money, newest first. */
export function Entries({ id, holding, after, currency }: Props) {
  const [more, setMore] = useState(false)
  const [{ data, error }] = useQuery({ query: entriesQuery, variables: { id, holding, after } })
  const page = data?.memberFile?.money.holdings.nodes[0]?.entries
  if (!page) return error ? <Notice refused>{error.message}</Notice> : <Skeleton />
  return (
    <>
      <div class="scrolled">
        <table class="statement">
          <caption class="hidden">{t('entriesNewestFirst')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('movement')}</th>
              <th scope="col" class="end">
                {t('amount')}
              </th>
              <th scope="col" class="end">
                {t('balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.nodes.map((entry) => (
              <tr key={entry.number}>
                <td class="soft small">{moment(entry.createdAt)}</td>
                <td>
                  {words(entry.kind)}
                  <span class="soft small about">{t('entry', { number: entry.number })}</span>
                </td>
                <td class="end figures">{signed(entry.amount, currency)}</td>
                <td class="end figures soft">{money(entry.balanceAfter, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {page.pageInfo.hasNextPage && !more && (
        <div>
          <Button onClick={() => setMore(true)}>{t('olderEntries')}</Button>
        </div>
      )}
      {more && (
        <Entries
          id={id}
          holding={holding}
          after={page.pageInfo.endCursor ?? null}
          currency={currency}
        />
      )}
    </>
  )
}

function signed(amount: string, currency: string): string {
  return `${amount.startsWith('-') ? '−' : '+'}${money(amount.replace('-', ''), currency)}`
}
