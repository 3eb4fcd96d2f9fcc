import type { ResultOf } from '@graphql-typed-document-node/core'
import { useQuery } from '@urql/preact'
import { Card, Notice } from '../parts/blocks.tsx'
import { day } from '../parts/time.ts'
import { EraseCard } from './erase-card.tsx'
import { ExportCard } from './export-card.tsx'
import { rich, t } from './messages/index.ts'
import { looksQuery } from './operations.ts'

type Look = ResultOf<typeof looksQuery>['looksAtMe'][number]

/** What readers can do with what is kept of them: take it along, have it erased, and see who looked at it. */
export function PrivacyScreen() {
  const [{ data, error }] = useQuery({ query: looksQuery })
  const looks = data?.looksAtMe ?? []
  return (
    <div class="page">
      <h1>{t('title')}</h1>
      <ExportCard />
      <Card title={t('looks')}>
        <Notice refused>{error?.message}</Notice>
        {looks.length === 0 && (
          <p class="soft">{rich('noLooks', { link: (part) => <a href="/app/help">{part}</a> })}</p>
        )}
        <ul>
          {looks.map((look) => (
            <li key={JSON.stringify(look)}>{said(look)}</li>
          ))}
        </ul>
      </Card>
      <EraseCard />
    </div>
  )
}

function said({ at, purpose, operator }: Look): string {
  const told = { day: day(at), operator: operator ?? t('anOperator') }
  return purpose ? t('lookFor', { ...told, purpose }) : t('look', told)
}
