import { useQuery } from '@urql/preact'
import type { CaseState } from '../../graphql/graphql.ts'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { BASE, useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { isId } from '../ids.ts'
import { addressWith, counting, Pager, pageAt } from '../pager.tsx'
import { useWho } from '../trail/use-who.ts'
import { CaseList } from './case-list.tsx'
import { CasePage } from './case-page.tsx'
import './cases.css'
import { rich, t } from './messages/index.ts'
import { OpenCase } from './open-case.tsx'
import { casesQuery } from './operations.ts'

const kinds = ['', 'open', 'mine', 'overdue', 'proposed', 'closed', 'all'] as const

type Kind = (typeof kinds)[number]

/** The list of cases, or one of them. */
export function CasesPage() {
  const chosen = useRouter().at.query.get('case')
  return chosen === null ? <All /> : <CasePage key={chosen} id={chosen} />
}

function All() {
  const { at } = useRouter()
  const of = at.query.get('of') ?? ''
  const kind = kinds.find((one) => one === of) ?? ''
  const member = at.query.get('member') ?? undefined
  const { who } = useWho()
  const own = who?.me.memberId
  const [{ data, error }] = useQuery({
    query: casesQuery,
    variables: {
      ...wanted(kind, own),
      memberId: isId(member) ? member : null,
      ...pageAt(at),
    },
    pause: own === undefined,
  })
  const page = data?.cases
  return (
    <>
      <div class="apart wrapping">
        <p class="soft">{t('what')}</p>
        <OpenCase />
      </div>
      <Chips
        label={t('whichCases')}
        kinds={kinds.map((one) => [one, t(`kind.${one}`)] as const)}
        kind={kind}
      />
      {member && (
        <p class="small">
          {rich('aboutOne', {
            link: (part) => <a href={BASE + addressWith(at, { member: null })}>{part}</a>,
          })}
        </p>
      )}
      <Notice refused>{!page && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && <EmptyState title={t(`none.${kind}`)} hint={t('none.hint')} />}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('cases')}>
          <CaseList cases={page.nodes} own={own} />
          <Pager info={page.pageInfo} total={counting(page, 'cases')} />
        </section>
      )}
    </>
  )
}

/** What the list is asked for. */
function wanted(kind: Kind, own: string | undefined) {
  return {
    state: statesOf(kind),
    assigneeId: kind === 'mine' ? (own ?? null) : null,
    overdue: kind === 'overdue' || null,
    proposed: kind === 'proposed' || null,
  }
}

function statesOf(kind: Kind): CaseState[] | null {
  if (kind === 'all') return null
  if (kind === 'closed') return ['CLOSED']
  return kind === 'open' ? ['OPEN'] : ['OPEN', 'IN_REVIEW']
}
