import { useQuery } from '@urql/preact'
import '../styles/groups.css'
import '../borrow/borrow.css'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { IdentityCard } from './identity-card.tsx'
import { rich, t } from './messages/index.ts'
import { profileQuery } from './operations.ts'
import { ProfileForm } from './profile-form.tsx'
import { PublicCard } from './public-card.tsx'

/** Who the reader is: what they say of themselves, whether that is verified, and what of it others see. */
export function ProfileScreen() {
  const [{ data, error }] = useQuery({ query: profileQuery, requestPolicy: 'cache-and-network' })
  if (!data)
    return (
      <div class="page">
        <h1>{t('title')}</h1>
        <Notice refused>{error?.message}</Notice>
        {!error && <Skeleton lines={6} />}
      </div>
    )
  const { me, platform } = data
  return (
    <div class="page borrow">
      <h1>{t('title')}</h1>
      <div class="two">
        <div class="stack wide">
          <ProfileForm profile={me} currency={platform.currency} />
        </div>
        <div class="stack wide">
          <PublicCard profile={me} showsOnMap={me.preferences.showOnMap} />
          <IdentityCard />
          <Card title={t('more')}>
            <ul class="plain-list">
              <li>
                {rich(platform.documents ? 'more.documents' : 'more.taxes', {
                  link: (part) => <a href="/app/documents">{part}</a>,
                })}
              </li>
              <li>
                {rich('more.order', { link: (part) => <a href="/app/lend/order">{part}</a> })}
              </li>
              <li>{rich('more.letters', { link: (part) => <a href="/app/inbox">{part}</a> })}</li>
              <li>{rich('more.help', { link: (part) => <a href="/app/help">{part}</a> })}</li>
              <li>{rich('more.data', { link: (part) => <a href="/app/privacy">{part}</a> })}</li>
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}
