import { Button } from '../parts/button.tsx'
import { moment } from '../parts/time.ts'
import type { Message } from './operations.ts'

interface Props {
  readonly message: Message
  /** The reader's id as a member: their own loans have a page of their own. */
  readonly reader: string
  /** Absent where nothing can be opened. */
  readonly open?: () => void
}

/** A notification, with a link to its loan. */
export function MessageRow({ message, reader, open }: Props) {
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
      {open && (
        <div class="row">
          {loan && (
            <a
              class="button"
              href={`/app/${loan.borrowerId === reader ? 'borrow' : 'lend'}/${loan.id}`}
              onClick={open}
            >
              See the loan
            </a>
          )}
          {!read && (
            <Button look="plain" onClick={open} aria-label={`Mark as read: ${title}`}>
              Mark as read
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
