import { useQuery } from '@urql/preact'
import { CsvButton } from '../../api/file-button.tsx'
import { graphql } from '../../graphql/index.ts'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { useRouter } from '../../shell/router.ts'
import { counting, Pager, pageAt } from '../pager.tsx'
import { RecordLine } from '../record-link.tsx'
import { words } from '../values.ts'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'

const owingQuery =
  graphql(`query OwingMembers($first: Int, $after: String, $last: Int, $before: String) {
  owedByMembers(first: $first, after: $after, last: $last, before: $before) {
    nodes { owed currency since cause member { id fullName city } }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** Members who owe the platform, those who have owed for the longest first. */
export function Owing() {
  const { at } = useRouter()
  const [{ data, error }] = useQuery({ query: owingQuery, variables: pageAt(at) })
  const page = data?.owedByMembers
  return (
    <>
      <p>{t('owing.explains')}</p>
      <div class="apart wrap">
        <p class="noted small">{t('owing.noted')}</p>
        <CsvButton
          path="/operator/owed-by-members?f=csv"
          name="owed-by-members.csv"
          label={t('owing.csv')}
        />
      </div>
      <Notice refused>{error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title={t('owing.none')} hint={t('owing.none.hint')} />
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('owing')}>
          <ul class="records">
            {page.nodes.map(({ member, owed, currency, since, cause }) => (
              <li key={member.id}>
                <RecordLine id={`${member.id}?tab=statement`}>
                  <span class="what">
                    <b>{memberNamed(member, t('noNameGiven'))}</b>
                    <span class="soft small">
                      {t('owing.began', { how: words(cause), day: day(since) })}
                    </span>
                  </span>
                  <span class="sums figures">
                    <b>{money(owed, currency)}</b>
                  </span>
                </RecordLine>
              </li>
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'members')} />
        </section>
      )}
    </>
  )
}
