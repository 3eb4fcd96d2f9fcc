import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../../parts/blocks.tsx'
import { t } from '../messages/index.ts'
import { type Line, lineEntriesQuery } from '../operations.ts'
import { EntryTable } from './entry-table.tsx'

interface Props {
  /** The member's id. */
  readonly member: string
  readonly line: Line
  /** What the line is called, for those who hear it. */
  readonly name: string
}

/** A line of a statement beside the ledger: the entries of its movement in the member's accounts, once it is opened. */
export function LineEntries({ member, line, name }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary class="small">
        {t('inTheLedger')} <span class="hidden">{name}</span>
      </summary>
      {opened && <Found member={member} line={line} />}
    </details>
  )
}

function Found({ member, line: { id, currency } }: Omit<Props, 'name'>) {
  const [{ data, error }] = useQuery({ query: lineEntriesQuery, variables: { member, line: id } })
  const entries = data?.memberFile?.entries.nodes
  if (!entries) return error ? <Notice refused>{error.message}</Notice> : <Skeleton />
  if (entries.length === 0) return <p class="soft small">{t('inTheLedger.none')}</p>
  return (
    <EntryTable entries={entries} currency={currency} caption={t('inTheLedger')} severalAccounts />
  )
}
