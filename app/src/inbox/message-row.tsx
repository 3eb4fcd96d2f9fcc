import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { loanPage } from '../parts/loans/loan-page.ts'
import { written } from '../parts/plainly.ts'
import { moment } from '../parts/time.ts'
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

/** The pages of what is not about a loan, or has another page than it. */
const pages = {
  DOCUMENT: { href: '/app/documents', name: 'toTheDocument' },
  HELP_ANSWERED: { href: '/app/help', name: 'seeTheAnswer' },
  DATA_EXPORT_READY: { href: '/app/privacy', name: 'toTheFile' },
  LOOKS_SHOWN: { href: '/app/privacy', name: 'seeWhoLooked' },
} as const

/** Leads to what a notification is about; nothing if it has no page. */
function Lead({ message: { kind, loan }, reader, open }: Required<Props>) {
  const page = kind in pages ? pages[kind as keyof typeof pages] : undefined
  if (page)
    return (
      <a class="button" href={page.href} onClick={open}>
        {t(page.name)}
      </a>
    )
  if (!loan) return null
  return (
    <a class="button" href={loanPage(loan, reader)} onClick={open}>
      {t('seeTheLoan')}
    </a>
  )
}
