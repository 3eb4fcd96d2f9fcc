import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { isId } from '../ids.ts'
import { counting, Pager, pageAt } from '../pager.tsx'
import { t } from './messages/index.ts'
import { paymentsQuery } from './operations.ts'
import { PaymentList } from './payment-list.tsx'
import { states, statesOf } from './states.ts'

const choices = (): readonly Choice[] => [
  [
    'state',
    t('state'),
    [
      ['', t('any')],
      ['open', t('group.open')],
      ['wrong', t('group.wrong')],
      ...states.map((one) => [one, t(`state.${one}`)] as const),
    ],
  ],
  [
    'direction',
    t('direction'),
    [
      ['', t('inAndOut')],
      ['IN', t('inDeposits')],
      ['OUT', t('outWithdrawals')],
    ],
  ],
]

/** The payments of all members, and what became of them. */
export function PaymentsPage() {
  const { at } = useRouter()
  const given = (name: string) => at.query.get(name) ?? ''
  const [direction, member] = [given('direction'), given('member').trim()]
  const [{ data, error }] = useQuery({
    query: paymentsQuery,
    variables: {
      direction: direction === 'IN' || direction === 'OUT' ? direction : null,
      state: statesOf(given('state')),
      memberId: member || null,
      ...pageAt(at),
    },
  })
  const page = data?.operatorPayments
  // A long wait would give a case away, so that the lists of all members may leave out what was not sent yet.
  const seeksUnsent = member === '' && given('state') === 'APPROVED'
  return (
    <>
      <FilterForm choices={choices()} ids={[['member', t('idOfAMember')]]} />
      <p class="noted small">{t('noted.many')}</p>
      <Notice refused>{member !== '' && !isId(member) && t('noMemberId')}</Notice>
      <Notice refused>{error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState
          title={t('noPaymentsMatch')}
          hint={t(seeksUnsent ? 'unsentElsewhere' : 'noPaymentsMatch.hint')}
        />
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('payments')}>
          <PaymentList payments={page.nodes} named />
          <Pager info={page.pageInfo} total={counting(page, 'payments')} />
        </section>
      )}
    </>
  )
}
