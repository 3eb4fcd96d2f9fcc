import { useQuery } from '@urql/preact'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { isId } from '../ids.ts'
import { MemberChosen, MembersNamed } from '../members/members-named.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { askedPayments, fileOf, providers } from './asked.ts'
import { t } from './messages/index.ts'
import { paymentsQuery } from './operations.ts'
import { PaymentList } from './payment-list.tsx'
import { states } from './states.ts'

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
  ['provider', t('carriedOutBy'), [['', t('any')], ...providers.map((one) => [one, one] as const)]],
]

/** The payments of all members, and what became of them. */
export function PaymentsPage() {
  const { at } = useRouter()
  const asked = askedPayments(at.query)
  const { memberId, state } = asked
  const variables = { ...asked, ...pageAt(at) }
  const isNamed = memberId !== null && !isId(memberId)
  const [{ data, error }] = useQuery({ query: paymentsQuery, variables, pause: isNamed })
  const page = isNamed ? undefined : data?.operatorPayments
  // A long wait would give a case away, so that the lists of all members may leave out what was not sent yet.
  const seeksUnsent = memberId === null && state?.join() === 'APPROVED'
  return (
    <>
      <FilterForm
        choices={choices()}
        dates={[
          ['from', t('madeFrom')],
          ['to', t('madeTo')],
        ]}
        ids={[
          ['member', t('whoseMember')],
          ['reference', t('reference')],
          ['file', t('idOfAFile')],
        ]}
        numbers={[
          ['min', t('minAmount')],
          ['max', t('maxAmount')],
        ]}
      />
      <div class="apart wrap">
        <p class="noted small">{t('noted.many')}</p>
        {!isNamed && <CsvButton path={fileOf(asked)} name="payments.csv" label={t('csv')} />}
      </div>
      {isNamed && <MembersNamed words={memberId} />}
      {memberId !== null && !isNamed && <MemberChosen id={memberId} />}
      <Notice refused>{error?.message}</Notice>
      {!page && !error && !isNamed && <Skeleton lines={6} />}
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
