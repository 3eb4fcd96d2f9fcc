import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { toldQuery } from '../trail/operations.ts'
import { t } from './messages/index.ts'

interface Props {
  /** The loan's id. */
  readonly id: string
  readonly sentAt: string
}

const SECOND_MS = 1000

/** What an operator added to a reminder, once the reader asks for it, since that is noted as a look at the borrower. */
export function AddedSentence(of: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary class="small">{t('added')}</summary>
      {opened && <Sentence {...of} />}
    </details>
  )
}

/** The trail keeps it with the act, and one reminder a day is the limit. */
function Sentence({ id, sentAt }: Props) {
  const at = (later: number) => new Date(Date.parse(sentAt) + later).toISOString()
  const filter = {
    act: 'remindBorrower',
    targetId: id,
    refused: false,
    since: at(-SECOND_MS),
    until: at(SECOND_MS),
  }
  const [{ data, error }] = useQuery({ query: toldQuery, variables: { filter } })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={1} />
  const said = data.auditTrail.nodes[0]?.reason
  return said ? <p class="why">{said}</p> : <p class="soft small">{t('added.none')}</p>
}
