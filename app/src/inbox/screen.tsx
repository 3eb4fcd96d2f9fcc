import '../styles/lend.css'
import { useMutation } from '@urql/preact'
import { useAskedAgain, useRefresh } from '../api/again.ts'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import {
  inboxQuery,
  type Message,
  markAllRead,
  markRead,
  received,
  unreadQuery,
} from './operations.ts'

/** The reader's newest notifications, live. */
export function InboxScreen() {
  const { data, error } = useAskedAgain({ query: inboxQuery }, received)
  const [{ fetching }, markAll] = useMutation(markAllRead)
  const [, mark] = useMutation(markRead)
  const [recount, reread] = [useRefresh(unreadQuery), useRefresh(inboxQuery)]
  const page = data?.me.notifications
  const readAll = async (upTo: string) => {
    await markAll({ upTo })
    recount()
    reread()
  }
  const open = ({ id, read }: Message) => {
    if (!read) void mark({ id }).then(recount)
  }
  return (
    <div class="page narrow">
      <div class="apart">
        <h1>Notifications</h1>
        {page?.nodes.some(({ read }) => !read) && (
          <Button busy={fetching} onClick={() => void readAll(page.newestCursor)}>
            Mark all as read
          </Button>
        )}
      </div>
      <Notice refused>{!page && error?.message}</Notice>
      {!page && !error && <Skeleton lines={5} />}
      {page?.nodes.length === 0 && (
        <EmptyState title="Nothing has happened yet">
          <p>You are told here when money arrives, a loan is funded or a borrower repays.</p>
          <a href="/app/lend">See what is open</a>
        </EmptyState>
      )}
      {page && page.nodes.length > 0 && (
        <ul class="messages">
          {page.nodes.map((one) => (
            <Row key={one.id} message={one} open={() => open(one)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ message, open }: { readonly message: Message; readonly open: () => void }) {
  const { title, message: text, read, createdAt, loan } = message
  return (
    <li class={read ? 'message' : 'message unread'}>
      <div>
        <b>
          {!read && <span class="hidden">Unread: </span>}
          {title}
        </b>
        <p class="soft small">{text}</p>
        <p class="soft small">{moment(createdAt)}</p>
      </div>
      <div class="row">
        {loan && (
          <a class="button" href={`/app/lend/${loan.id}`} onClick={open}>
            See the loan
          </a>
        )}
        {!read && (
          <Button look="plain" onClick={open} aria-label={`Mark as read: ${title}`}>
            Mark as read
          </Button>
        )}
      </div>
    </li>
  )
}

function moment(time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(undefined, style).format(new Date(time))
}
