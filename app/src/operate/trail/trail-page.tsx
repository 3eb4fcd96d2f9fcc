import { useQuery } from '@urql/preact'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { isId } from '../ids.ts'
import { MemberChosen, MembersNamed } from '../members/members-named.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { Details } from './details.tsx'
import { EntryLine } from './entry-line.tsx'
import { fileOf, filterOf } from './filter.ts'
import { Filters } from './filters.tsx'
import { t } from './messages/index.ts'
import { trailQuery } from './operations.ts'
import { useWho } from './use-who.ts'

/** What operators, jobs and rules have done or tried. */
export function TrailPage() {
  const { at } = useRouter()
  const { who, unknown } = useWho()
  const filter = filterOf(at.query, who?.me.memberId)
  const [{ data, error = unknown }] = useQuery({
    query: trailQuery,
    variables: { filter, ...pageAt(at) },
    pause: who === undefined,
  })
  const named = at.query.get('member')?.trim() ?? ''
  const isNamed = named !== '' && !isId(named)
  const page = isNamed ? undefined : data?.auditTrail
  return (
    <>
      <Filters />
      <div class="apart wrap">
        <p class="noted small">{t('csv.noted')}</p>
        {who && !isNamed && (
          <CsvButton path={fileOf(filter)} name="audit-trail.csv" label={t('csv')} />
        )}
      </div>
      <Notice refused>{error?.message}</Notice>
      {isNamed && <MembersNamed words={named} />}
      {isId(named) && <MemberChosen id={named} />}
      {!page && !error && !isNamed && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && <EmptyState title={t('noneFound')} hint={t('noneFound.hint')} />}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('auditTrail')}>
          <ol class="records">
            {page.nodes.map((entry) => (
              <li key={entry.number} class="entry">
                <EntryLine entry={entry} />
                <Details entry={entry} />
              </li>
            ))}
          </ol>
          <Pager info={page.pageInfo} total={counting(page, 'entries')} />
        </section>
      )}
    </>
  )
}
