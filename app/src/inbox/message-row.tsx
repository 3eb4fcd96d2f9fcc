import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { written } from '../parts/plainly.ts'
import { moment } from '../parts/time.ts'
import { leadOf } from './leads.ts'
import { MessageLoans } from './message-loans.tsx'
import { rich, t } from './messages/index.ts'
import type { Message } from './operations.ts'

interface Props {
  readonly message: Message
  /** The reader's id as a member: their own loans have a page of their own. */
  readonly reader: string
  /** Absent where nothing can be opened. */
  readonly open?: () => void
}

/** A notification, with a link to its loan, or a list of all its loans. */
export function MessageRow({ message, reader, open }: Props) {
  const { title, message: text, read, createdAt, loanCount } = message
  const [isListed, setListed] = useState(false)
  const list = () => {
    setListed(!isListed)
    open?.()
  }
  return (
    <li class={read ? 'message' : 'message unread'}>
      <div>
        <b>
          {read
            ? title
            : rich('unreadTitle', { title, hidden: (part) => <span class="hidden">{part}</span> })}
        </b>
        <p class="soft small">{written(text)}</p>
        <p class="soft small">{moment(createdAt)}</p>
      </div>
      {open && (
        <div class="row">
          {loanCount > 1 ? (
            <Button aria-expanded={isListed} onClick={list}>
              {t('seeTheLoans', { count: loanCount })}
            </Button>
          ) : (
            <Lead message={message} reader={reader} open={open} />
          )}
          {!read && (
            <Button look="plain" onClick={open} aria-label={t('markTitleAsRead', { title })}>
              {t('markAsRead')}
            </Button>
          )}
        </div>
      )}
      {isListed && <MessageLoans id={message.id} reader={reader} />}
    </li>
  )
}

/** Leads to what a notification is about; nothing if it has no page. */
function Lead({ message, reader, open }: Required<Props>) {
  const lead = leadOf(message, reader)
  return lead ? (
    <a class="button" href={lead.href} onClick={open}>
      {t(lead.name)}
    </a>
  ) : null
}
