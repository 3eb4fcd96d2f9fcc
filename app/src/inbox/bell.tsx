import { t } from './messages/index.ts'
import './bell.css'
import { useSubscription } from '@urql/preact'
import { useEffect } from 'preact/hooks'
import { useAskedAgain, useSeenAgain } from '../api/again.ts'
import { Icon } from '../parts/icons.tsx'
import { useToast } from '../parts/toasts.tsx'
import { useRouter } from '../shell/router.ts'
import { received, unreadQuery } from './operations.ts'

const SHOWN_MAX = 99

/** Readers already see what they did themselves where they did it. */
const own: readonly string[] = ['DEPOSIT', 'WITHDRAWAL', 'BANK_ACCOUNT_ADDED']

/** A link to the notifications, with the live number of unread ones; each new one is shown as a toast. */
export function Bell() {
  const { at } = useRouter()
  const { data, again } = useAskedAgain({ query: unreadQuery }, received)
  useSeenAgain(again)
  const [{ data: arrived }] = useSubscription({ query: received })
  const tell = useToast()
  const news = arrived?.notificationReceived
  useEffect(() => {
    if (news && !own.includes(news.kind)) {
      const { title, loan, loanCount } = news
      tell(() => (loan && loanCount === 1 ? t('newsOfLoan', { title, loan: loan.title }) : title))
    }
  }, [news?.id])
  const count = data?.me.notifications.unreadCount ?? 0
  return (
    <a
      class="round bell"
      href="/app/inbox"
      aria-current={at.screen === 'inbox' ? 'page' : undefined}
      aria-label={count === 0 ? t('notifications') : t('notificationsUnread', { count })}
    >
      <Icon name="bell" />
      {count > 0 && <span class="count">{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>}
    </a>
  )
}
