import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { typedAmount } from '../../parts/forms/entered.ts'
import { day } from '../../parts/time.ts'
import { initials } from '../../parts/words.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { BankLinesFound } from '../bank/found.tsx'
import { Chips } from '../chips.tsx'
import { LoansFound } from '../loans/found.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { PaymentsFound } from '../payments/found.tsx'
import { LinesFound } from '../payments/lines-found.tsx'
import { SearchBox } from '../search-box.tsx'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import { membersQuery } from './operations.ts'
import { Owing } from './owing.tsx'
import { Standing } from './standing.tsx'

const statuses = ['VERIFIED', 'PENDING', 'UNVERIFIED', 'REJECTED'] as const
const kinds = () => [
  ['', t('all')] as const,
  ['frozen', t('frozen')] as const,
  ['owing', t('owing')] as const,
  ...statuses.map((one) => [one, words(one)] as const),
]

/** Members by name, city or id, filtered by their standing, or those who owe the platform. */
export function MembersPage() {
  const { at } = useRouter()
  if (at.query.get('of') !== 'owing') return <Members />
  return (
    <>
      <Chips label={t('whichMembers')} kinds={kinds()} kind="owing" />
      <Owing />
    </>
  )
}

/** Members who match what is searched for; a search without a standing finds loans, too. */
function Members() {
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
  const amount = typedAmount(q)
  return (
    <>
      <SearchBox label={t('find')} hint={t('find.hint')} words={q} />
      <Chips label={t('whichMembers')} kinds={kinds()} kind={kind} />
      <Notice refused>{!data && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('members')}>
          <ul class="records">
            {page.nodes.map((one) => (
              <li key={one.memberId}>
                <a class="record" href={`${BASE}/operate/${one.memberId}`}>
                  <span class="who-line">
                    <span class="face" aria-hidden="true">
                      {initials(one.fullName ?? '?')}
                    </span>
                    <span class="what">
                      <b>{one.fullName ?? t('noNameGiven')}</b>
                      <span class="soft small">{placeOf(one)}</span>
                    </span>
                  </span>
                  <Standing member={one} />
                  <span class="sums soft small">{t('since', { day: day(one.createdAt) })}</span>
                </a>
              </li>
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'members')} />
        </section>
      )}
      {q && kind === '' && <LoansFound words={q} />}
      {q && kind === '' && <PaymentsFound words={q} />}
      {amount !== undefined && kind === '' && <LinesFound amount={amount} />}
      {q && kind === '' && <BankLinesFound words={q} />}
      {/* What else was found comes first. */}
      {page?.nodes.length === 0 && <EmptyState title={t('noneFound')} hint={t('noneFound.hint')} />}
    </>
  )
}

/** What a member does, and where. */
export function placeOf({
  userType,
  city,
}: {
  readonly userType: 'BORROWER' | 'LENDER' | 'BOTH'
  readonly city?: string | null
}): string {
  return [t(`does.${userType}`), city].filter(Boolean).join(' · ')
}
