import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useAsked } from '../asked.ts'
import { moment } from '../moment.ts'
import { useMayAct } from '../scope.ts'
import { whoQuery } from '../trail/operations.ts'
import { approval, rejection, takingBack } from './acts.ts'
import { type ApprovalRequest, requestsQuery } from './operations.ts'

/** What operators have asked for, and others have to decide on. */
export function RequestsPage() {
  const { data, error, again } = useAsked(requestsQuery, {})
  const requests = data?.approvalRequests.nodes
  return (
    <>
      <p class="soft">
        What moves more than one operator may move alone waits here until another one decides.
      </p>
      <Notice refused>{!data && error?.message}</Notice>
      {!requests && !error && <Skeleton lines={5} />}
      {requests?.length === 0 && (
        <EmptyState title="Nothing waits for approval">
          <p class="soft">What colleagues ask for appears here.</p>
        </EmptyState>
      )}
      <ul class="requests">
        {requests?.map((one) => (
          <Request key={one.id} request={one} again={again} />
        ))}
      </ul>
    </>
  )
}

const asked: Readonly<Record<string, string>> = {
  reverseTransaction: 'Reverse a transaction',
  cancelLoan: 'Cancel a loan',
  writeOffLoan: 'Write off a loan',
  recordRecovery: 'Record a recovery',
}

interface Props {
  readonly request: ApprovalRequest
  readonly again: () => void
}

function Request({ request, again }: Props) {
  const [{ data: who }] = useQuery({ query: whoQuery, requestPolicy: 'cache-first' })
  const mayAct = useMayAct()
  const { act, member, reason, askedAt, askedBy } = request
  const isOwn = request.askedById === who?.me.memberId
  const amount =
    request.amount === null ? 'no amount' : money(request.amount, who?.platform.currency ?? 'USD')
  const record = act === 'reverseTransaction' ? `${member.id}?tab=statement` : request.target
  const name = asked[act] ?? act
  const props = { id: request.id, subject: `${name.toLowerCase()}, ${amount}`, after: again }
  return (
    <li class="card">
      <div class="apart">
        <h2>{name}</h2>
        <b class="figures">{amount}</b>
      </div>
      <p>
        Of <a href={`${BASE}/operate/${record}`}>{member.fullName ?? 'a member'}</a>, because:
      </p>
      <p class="why">“{reason}”</p>
      <p class="soft small">
        {isOwn ? 'You asked' : `${askedBy.fullName ?? 'An operator'} asked`} for it,{' '}
        {moment(askedAt)}.{isOwn && ' Another operator decides on it.'}
      </p>
      {mayAct && who && (
        <div class="row">
          {!isOwn && <ActButton act={approval} {...props} />}
          <ActButton act={isOwn ? takingBack : rejection} {...props} />
        </div>
      )}
    </li>
  )
}
