import { written } from '../../parts/plainly.ts'
import { moment } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import { memberNotificationsQuery } from './operations.ts'
import { Records } from './records.tsx'

/** What a member was told. */
export function Notifications({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberNotificationsQuery}
      pageIn={(data) => data.memberFile?.notifications}
      label={t('notifications')}
      items="notifications"
      none={t('notifications.none')}
    >
      {(notifications) => (
        <ul class="records">
          {notifications.map(({ id: one, title, message, read, createdAt }) => (
            <li key={one} class="record">
              <span class="what">
                <b>{title}</b>
                <span class="small">{written(message)}</span>
              </span>
              <span class={read ? 'tag' : 'tag wait'}>{read ? t('read') : t('unread')}</span>
              <span class="sums soft small">{moment(createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Records>
  )
}
