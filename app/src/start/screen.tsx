import { useQuery } from '@urql/preact'
import { useLayoutEffect } from 'preact/hooks'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { GuideLink, LendingLink } from '../parts/help-link.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { beginsAt } from './begins-at.ts'
import { rich, t } from './messages/index.ts'
import { startQuery } from './operations.ts'

const choices = [
  ['borrow', '/borrow/new'],
  ['lend', '/lend'],
] as const

/** Leads members to where they left off; those who are new choose what they have come for. */
export function StartScreen() {
  const { go } = useRouter()
  const [{ data, error }] = useQuery({ query: startQuery, requestPolicy: 'cache-and-network' })
  const to = data && beginsAt(data.me)
  useLayoutEffect(() => {
    // Going back must not lead here, and so there again.
    if (to !== undefined) go(to, { replace: true })
  }, [to])
  if (to !== undefined || (!data && !error))
    return (
      <div class="page">
        <Skeleton lines={5} />
      </div>
    )
  return (
    <div class="page narrow">
      <h1>{t('title')}</h1>
      <Notice refused>{!data && error?.message}</Notice>
      {choices.map(([choice, path]) => (
        <Card key={choice}>
          <p>{t(`${choice}.how`)}</p>
          <div class="row">
            <a class="button primary" href={`${BASE}${path}`}>
              {t(choice)}
            </a>
            {choice === 'borrow' ? <GuideLink /> : <LendingLink />}
          </div>
        </Card>
      ))}
      <p class="soft">
        {rich('lookAround', { link: (part) => <a href={`${BASE}/map`}>{part}</a> })}
      </p>
    </div>
  )
}
