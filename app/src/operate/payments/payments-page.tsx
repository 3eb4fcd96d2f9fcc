import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { isId } from '../search-box.tsx'
import { paymentsQuery } from './operations.ts'
import { PaymentList } from './payment-list.tsx'
import { groups, states, statesOf } from './states.ts'

const wordsOf = (of: Readonly<Record<string, readonly [string, unknown]>>) =>
  Object.entries(of).map(([value, [name]]) => [value, name] as const)

const choices: readonly Choice[] = [
  ['state', 'State', [['', 'Any'], ...wordsOf(groups), ...wordsOf(states)]],
  [
    'direction',
    'Direction',
    [
      ['', 'In and out'],
      ['IN', 'In: deposits'],
      ['OUT', 'Out: withdrawals'],
    ],
  ],
]
const ids = [['member', 'Id of a member']] as const

/** The payments of all members, and what became of them. */
export function PaymentsPage() {
  const { at } = useRouter()
  const given = (name: string) => at.query.get(name) ?? ''
  const [direction, member] = [given('direction'), given('member').trim()]
  const { data, error, again } = useAsked(paymentsQuery, {
    direction: direction === 'IN' || direction === 'OUT' ? direction : null,
    state: statesOf(given('state')),
    memberId: member || null,
    ...pageAt(at),
  })
  const page = data?.operatorPayments
  return (
    <>
      <FilterForm choices={choices} ids={ids} />
      <p class="noted small">
        Whose payments you see here is noted in the audit trail, under your name.
      </p>
      <Notice refused>
        {member !== '' && !isId(member) && 'This is not the id of a member: enter the full id.'}
      </Notice>
      <Notice refused>{error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title="No payments match">
          <p class="soft">Remove a filter to see more.</p>
        </EmptyState>
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label="Payments">
          <PaymentList payments={page.nodes} named again={again} />
          <Pager info={page.pageInfo} total={counting(page, 'payment')} />
        </section>
      )}
    </>
  )
}
