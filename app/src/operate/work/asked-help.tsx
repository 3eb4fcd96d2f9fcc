import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { t } from './messages/index.ts'
import { helpAskedQuery, type Work } from './operations.ts'

/** What a member asks, or has replied last, once the reader wants to know it, since that is noted as a look at them. */
export function Asked({ item: { subjectId } }: { readonly item: Work }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary class="small">{t('whatIsAsked')}</summary>
      {opened && <Message id={subjectId} />}
    </details>
  )
}

function Message({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: helpAskedQuery, variables: { id } })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={1} />
  const said = data.helpRequest?.thread.findLast(({ fromMember }) => fromMember)
  return <p class="why paragraphs small">{said?.text ?? t('askedNothing')}</p>
}
