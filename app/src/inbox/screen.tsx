import { Card } from '../parts/blocks.tsx'
import { LanguageChoice } from '../parts/forms/language-choice.tsx'
import { t } from './messages/index.ts'
import '../styles/groups.css'
import '../styles/lend.css'
import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useAskedAgain, useRefresh } from '../api/again.ts'
import { Button } from '../parts/button.tsx'
import { Select } from '../parts/forms/select.tsx'
import { useToast } from '../parts/toasts.tsx'
import { useRouter } from '../shell/router.ts'
import { choiceIn, pathOf, states, topics } from './choice.ts'
import { LettersCard } from './letters.tsx'
import { markAllRead, received, unreadQuery } from './operations.ts'
import { Page } from './page.tsx'

/** The reader's notifications, newest first, live. */
export function InboxScreen() {
  const { data } = useAskedAgain({ query: unreadQuery }, received)
  const [{ fetching }, markAll] = useMutation(markAllRead)
  const recount = useRefresh(unreadQuery)
  const tell = useToast()
  const [round, setRound] = useState(0)
  const { at, go } = useRouter()
  const choice = choiceIn(at.query)
  const unread = data?.me.notifications
  const readAll = async (upTo: string) => {
    const { data: done, error } = await markAll({ upTo })
    const why = error?.message ?? done?.markAllNotificationsRead.userErrors[0]?.message
    if (why !== undefined) return tell(() => why)
    recount()
    setRound(round + 1)
  }
  return (
    <div class="page narrow">
      <div class="apart wrap">
        <h1>{t('notifications')}</h1>
        {unread && unread.unreadCount > 0 && (
          <Button busy={fetching} onClick={() => void readAll(unread.newestCursor)}>
            {t('markAllAsRead')}
          </Button>
        )}
      </div>
      <form
        class="fields"
        onSubmit={(event) => event.preventDefault()}
        onChange={({ currentTarget }) => {
          const said = new URLSearchParams(
            [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
          )
          go(pathOf(choiceIn(said)), { replace: true })
        }}
      >
        <Select
          label={t('about')}
          name="about"
          value={choice.topic}
          options={topics.map((topic) => [topic, t(`about.${topic}`)] as const)}
        />
        <Select
          label={t('show')}
          name="show"
          value={choice.state}
          options={states.map((state) => [state, t(`show.${state}`)] as const)}
        />
      </form>
      <Page key={`${round} ${choice.topic} ${choice.state}`} choice={choice} recount={recount} />
      <LettersCard />
      <Card title={t('language')}>
        <div class="field">
          <LanguageChoice />
        </div>
        <p class="soft small">{t('inLanguage')}</p>
      </Card>
      <p>
        <a href="/app/documents">{t('documents')}</a>
      </p>
      <p>
        <a href="/app/privacy">{t('privacy')}</a>
      </p>
    </div>
  )
}
