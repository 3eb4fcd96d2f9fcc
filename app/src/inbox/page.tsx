import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useAskedAgain, useSeenAgain } from '../api/again.ts'
import { EmptyState, Skeleton } from '../parts/blocks.tsx'
import { More } from '../parts/more.tsx'
import { BASE } from '../shell/router.ts'
import { type Choice, pathOf, wantedOf } from './choice.ts'
import { MessageRow } from './message-row.tsx'
import { t } from './messages/index.ts'
import { inboxQuery, type Message, markRead, received } from './operations.ts'

interface Props {
  readonly choice: Choice
  /** Where the page begins; at the newest notification without one. */
  readonly after?: string | null
  /** Called when the number of unread notifications has changed. */
  readonly recount: () => void
}

/**
 * A page of notifications, and the next one once the reader asks for it. Each begins where the one before ends, even when new
 * notifications move that end.
 */
export function Page({ choice, after = null, recount }: Props) {
  const { data, error, fetching, again } = useAskedAgain(
    { query: inboxQuery, variables: { ...wantedOf(choice), after } },
    received,
  )
  useSeenAgain(again)
  const [, mark] = useMutation(markRead)
  const [goesOn, setGoesOn] = useState(false)
  const page = data?.me.notifications
  const open = ({ id, read }: Message) => {
    if (!read) void mark({ id }).then(recount)
  }
  if (page === undefined)
    return error ? (
      <More busy={fetching} more={again} failed={error.message} />
    ) : (
      <Skeleton lines={5} />
    )
  if (page.nodes.length === 0 && after === null) return <Empty choice={choice} />
  const { hasNextPage, endCursor } = page.pageInfo
  return (
    <>
      <ul class="messages">
        {page.nodes.map((one) => (
          <MessageRow
            key={one.id}
            message={one}
            reader={data?.me.memberId ?? ''}
            open={() => open(one)}
          />
        ))}
      </ul>
      {hasNextPage && !goesOn && <More busy={false} more={() => setGoesOn(true)} />}
      {hasNextPage && goesOn && <Page choice={choice} after={endCursor} recount={recount} />}
    </>
  )
}

function Empty({ choice }: Pick<Props, 'choice'>) {
  if (choice.topic !== 'all' || choice.state !== 'all')
    return (
      <EmptyState title={t('noneOfThese')}>
        <a href={BASE + pathOf({ topic: 'all', state: 'all' })}>{t('seeAll')}</a>
      </EmptyState>
    )
  return (
    <EmptyState title={t('nothingYet')}>
      <p>{t('toldHere')}</p>
      <a href="/app/lend">{t('seeWhatIsOpen')}</a>
    </EmptyState>
  )
}
