import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../../parts/blocks.tsx'
import { Button } from '../../../parts/button.tsx'
import { counting } from '../../pager.tsx'
import { t } from '../messages/index.ts'
import { entriesQuery } from '../operations.ts'
import { EntryTable } from './entry-table.tsx'

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
      {after === null && <p class="soft small">{counting(page, 'bookings')}</p>}
      <EntryTable entries={page.nodes} currency={currency} caption={t('entriesNewestFirst')} />
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
