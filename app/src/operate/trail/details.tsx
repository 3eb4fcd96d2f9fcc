import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { t } from './messages/index.ts'
import { type Recorded, toldQuery } from './operations.ts'
import { OpenTold, Told } from './told.tsx'

/** The reason and the changes; those of a member's records are read only once the reader asks, since that is noted as a look. */
export function Details({ entry }: { readonly entry: Recorded }) {
  const [opened, setOpened] = useState(false)
  if (entry.act === 'lookAtMember' || !entry.memberId) return <OpenTold entry={entry} />
  return (
    <details onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary class="small">{t('whyAndWhatChanged')}</summary>
      {opened && <Opened entry={entry} />}
    </details>
  )
}

function Opened({ entry }: { readonly entry: Recorded }) {
  const { number, act, targetId, at } = entry
  // The list has no filter for one entry, so its time finds it.
  const until = new Date(Date.parse(at) + 1).toISOString()
  const filter = { act, since: at, until, targetId: targetId ?? null }
  const [{ data, error }] = useQuery({ query: toldQuery, variables: { filter } })
  const told = data?.auditTrail.nodes.find((one) => one.number === number)
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={1} />
  const isSilent = !(told?.redacted || told?.reason || told?.before || told?.after)
  return !told || isSilent ? (
    <p class="soft small">{t('itSaysNothingMore')}</p>
  ) : (
    <Told entry={told} />
  )
}
