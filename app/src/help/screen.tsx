import '../styles/groups.css'
import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useAskedAgain } from '../api/again.ts'
import { received } from '../inbox/operations.ts'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { Radios } from '../parts/forms/radios.tsx'
import { GuideLink, LendingLink } from '../parts/help-link.tsx'
import { Icon } from '../parts/icons.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { Ask, begun } from './ask.tsx'
import { loanIn, mattersOf } from './matters.ts'
import { t } from './messages/index.ts'
import { helpQuery, requestsQuery, type Standing } from './operations.ts'
import { OwnRequests } from './own-requests.tsx'

/** What the reader has asked, and what is wrong for them now: for each of it what happens next, and a request for help. */
export function HelpScreen() {
  const { at, go } = useRouter()
  const { query } = at
  const asked = query.get('about') ?? ''
  const id = loanIn(asked)
  const [sent, setSent] = useState<string>()
  const variables = { loan: id ?? '', isOfLoan: id !== undefined }
  const [{ data, error }] = useQuery({ query: helpQuery, variables })
  // An answer arrives as a notification.
  const { data: own, error: unknown } = useAskedAgain({ query: requestsQuery }, received)
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
  const says = query.get('says')
  const number = [t('yourNumber'), data.me.memberId] as const
  return (
    <div class="page">
      {data.loan && <BackTo loan={data.loan} me={data.me.memberId} />}
      <h1>{t('title')}</h1>
      <p class="row">
        <GuideLink />
        <LendingLink />
      </p>
      <Notice refused>{!own && unknown?.message}</Notice>
      {own && (
        <OwnRequests
          requests={own.helpRequests.nodes}
          count={own.helpRequests.totalCount}
          sent={sent}
        />
      )}
      {asked === '' && !matters.some(({ meanwhile }) => meanwhile) && <p>{t('nothingWrong')}</p>}
      {matters.length > 1 && (
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
          sent={setSent}
          begins={matter.key === asked ? begun.find((one) => one === says) : undefined}
        />
      )}
    </div>
  )
}

interface BackProps {
  readonly loan: NonNullable<Standing['loan']>
  readonly me: string
}

/** Leads back to the loan that the reader needs help with. */
function BackTo({ loan: { id, title, borrowerId }, me }: BackProps) {
  return (
    <a class="small" href={`${BASE}/${borrowerId === me ? 'borrow' : 'lend'}/${id}`}>
      <Icon name="back" size={16} /> {title}
    </a>
  )
}
