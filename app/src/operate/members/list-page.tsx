import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { day } from '../../parts/time.ts'
import { initials, words } from '../../parts/words.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { SearchBox } from '../search-box.tsx'
import { membersQuery } from './operations.ts'
import { Standing } from './standing.tsx'

const statuses = ['VERIFIED', 'PENDING', 'UNVERIFIED', 'REJECTED'] as const
const kinds = [
  ['', 'All'],
  ['frozen', 'Frozen'],
  ...statuses.map((one) => [one, words(one)] as const),
] as const

/** Members by name, city or id, filtered by their standing. */
export function MembersPage() {
  const { at } = useRouter()
  const [kind, q] = [at.query.get('of') ?? '', at.query.get('q') ?? '']
  const [{ data, error }] = useQuery({
    query: membersQuery,
    variables: {
      query: q || null,
      verificationStatus: statuses.find((one) => one === kind) ?? null,
      blocked: kind === 'frozen' || null,
      ...pageAt(at),
    },
  })
  const page = data?.members
  return (
    <>
      <SearchBox
        label="A name, a city or an id"
        hint="The beginnings of words are enough. The id may be the member’s or the subject of their tokens."
        words={q}
      />
      <Chips label="Which members" kinds={kinds} kind={kind} />
      <Notice refused>{!data && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title="Nobody is like this">
          <p class="soft">Try fewer words or another filter, or look for loans instead.</p>
          {q && <a href={`${BASE}/operate/loans?q=${encodeURIComponent(q)}`}>Loans with “{q}”</a>}
        </EmptyState>
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label="Members">
          <ul class="records">
            {page.nodes.map((one) => (
              <li key={one.memberId}>
                <a class="record" href={`${BASE}/operate/${one.memberId}`}>
                  <span class="who-line">
                    <span class="face" aria-hidden="true">
                      {initials(one.fullName ?? '?')}
                    </span>
                    <span class="what">
                      <b>{one.fullName ?? 'No name given'}</b>
                      <span class="soft small">{placeOf(one)}</span>
                    </span>
                  </span>
                  <Standing member={one} />
                  <span class="sums soft small">Since {day(one.createdAt)}</span>
                </a>
              </li>
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'member')} />
        </section>
      )}
    </>
  )
}

const does = { BORROWER: 'Borrows', LENDER: 'Lends', BOTH: 'Borrows and lends' } as const

/** What a member does, and where. */
export function placeOf({
  userType,
  city,
}: {
  readonly userType: keyof typeof does
  readonly city?: string | null
}): string {
  return [does[userType], city].filter(Boolean).join(' · ')
}
