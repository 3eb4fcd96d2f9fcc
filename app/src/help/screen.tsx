import '../styles/groups.css'
import { useQuery } from '@urql/preact'
import { useAskedAgain } from '../api/again.ts'
import { received } from '../inbox/operations.ts'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { Radios } from '../parts/radios.tsx'
import { useRouter } from '../shell/router.ts'
import { Ask } from './ask.tsx'
import { mattersOf } from './matters.ts'
import { t } from './messages/index.ts'
import { helpQuery, requestsQuery } from './operations.ts'
import { OwnRequests } from './own-requests.tsx'

/** What the reader has asked, and what is wrong for them now: for each of it what happens next, and a request for help. */
export function HelpScreen() {
  const { at, go } = useRouter()
  const [{ data, error }] = useQuery({ query: helpQuery })
  // An answer arrives as a notification.
  const { data: own, error: unknown } = useAskedAgain({ query: requestsQuery }, received)
  const asked = at.query.get('about') ?? ''
  if (!data)
    return (
      <div class="page">
        <h1>{t('title')}</h1>
        <Notice refused>{error?.message}</Notice>
        {!error && <Skeleton lines={5} />}
      </div>
    )
  const matters = mattersOf(data, asked)
  const matter =
    matters.find(({ key }) => key === asked) ?? (matters.length === 1 ? matters[0] : undefined)
  const number = [t('yourNumber'), data.me.memberId] as const
  return (
    <div class="page">
      <h1>{t('title')}</h1>
      <Notice refused>{!own && unknown?.message}</Notice>
      {own && <OwnRequests requests={own.helpRequests.nodes} count={own.helpRequests.totalCount} />}
      {matters.length === 1 ? (
        <p>{t('nothingWrong')}</p>
      ) : (
        <Card>
          <Radios
            legend={t('what.about')}
            name="about"
            items={matters.map(({ key, title }) => [key, title] as const)}
            chosen={matter?.key}
            change={(key) => go(`/help?about=${key}`, { replace: true })}
          />
        </Card>
      )}
      {matter && (
        <Ask
          key={matter.key}
          matter={{ ...matter, facts: [...matter.facts, number] }}
          address={data.platform.supportEmail}
        />
      )}
    </div>
  )
}
