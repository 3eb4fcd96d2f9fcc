import { Card, EmptyState, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { chargeName } from '../../parts/loans/charge.tsx'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { lineName } from './about.tsx'
import { t } from './messages/index.ts'
import { type ApprovalRequest, requestsQuery } from './operations.ts'
import { Request } from './request.tsx'

const all = { status: ['PENDING', 'APPROVED', 'REJECTED'], memberId: null } as const
const page = { first: 100, after: null, last: null, before: null } as const

/** A line of a member's statement or of the bank's, or a charge of a loan, with the requests about it and how they were decided. */
export function TransactionPage({ id }: { readonly id: string }) {
  const { data, error } = useAsked(requestsQuery, {
    ...all,
    status: [...all.status],
    target: id,
    ...page,
  })
  const requests = data?.approvalRequests.nodes ?? []
  const [{ transaction: line, charge, member } = {}] = requests
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton />
  if (requests.length === 0) return <EmptyState title={t('noneAboutIt')} />
  return (
    <>
      {error && <Notice refused>{error.message}</Notice>}
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>{nameOf(line, charge)}</h1>
          <p class="soft small id">{id}</p>
        </div>
        {line?.status === 'REVERSED' && <span class="tag bad">{t('reversed')}</span>}
        {requests.some(({ status }) => status === 'PENDING') && (
          <span class="tag wait">{t('waitsForApproval')}</span>
        )}
      </header>
      {line && member && <OnStatement line={line} member={member} />}
      <ul class="requests" aria-label={t('requestsAboutIt')}>
        {requests.map((one) => (
          <Request key={one.id} request={one} />
        ))}
      </ul>
    </>
  )
}

function nameOf(
  line: ApprovalRequest['transaction'] | undefined,
  charge: ApprovalRequest['charge'] | undefined,
): string {
  if (line) return lineName(line)
  return charge ? chargeName(charge) : t('bankLine')
}

interface Props {
  readonly line: NonNullable<ApprovalRequest['transaction']>
  readonly member: NonNullable<ApprovalRequest['member']>
}

function OnStatement({ line, member }: Props) {
  const { counterparty } = line
  return (
    <Card title={t('onTheStatement')}>
      <Facts
        of={[
          [
            t('whose'),
            <a href={`${BASE}/operate/${member.id}`}>{member.fullName ?? t('aMemberAlone')}</a>,
          ],
          [t('when'), moment(line.createdAt)],
          [t('description'), line.description ?? '–'],
          [
            t('otherMember'),
            counterparty ? (
              <a href={`${BASE}/operate/${counterparty.id}`}>
                {counterparty.fullName ?? t('aMemberAlone')}
              </a>
            ) : (
              '–'
            ),
          ],
        ]}
      />
      <p class="small">
        <a href={`${BASE}/operate/${member.id}?tab=statement`}>{t('theWholeStatement')}</a>
      </p>
    </Card>
  )
}
