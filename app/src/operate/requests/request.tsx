import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { inSentence } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { useWho } from '../trail/use-who.ts'
import { memberNamed, nameOf } from '../who.ts'
import { About } from './about.tsx'
import { approval, rejection, takingBack } from './acts.ts'
import { rich, t } from './messages/index.ts'
import { requestName } from './names.ts'
import type { ApprovalRequest } from './operations.ts'

interface Props {
  readonly request: ApprovalRequest
}

/** A request: the act, its record, the reason, and the decision or the buttons to decide. */
export function Request({ request }: Props) {
  const { who } = useWho()
  const mayAct = useMayAct()
  const { act, reason, askedAt, askedBy, askedById, redacted, status } = request
  const isOwn = askedById === who?.me.memberId
  const waits = status === 'PENDING'
  const amount = request.amount && who && money(request.amount, who.platform.currency)
  const name = requestName(act)
  const whose = request.member?.fullName && memberNamed(request.member, '')
  const subject = [inSentence(name), amount, request.loan?.title, whose].filter(Boolean).join(', ')
  const props = { id: request.id, subject }
  const asked = nameOf({ id: askedById, name: askedBy.fullName, subject: request.askedBySubject })
  return (
    <li class="card">
      <div class="apart">
        <h2>{name}</h2>
        {amount && <b class="figures">{amount}</b>}
      </div>
      <About request={request} />
      {act === 'redactAuditTrail' && waits && (
        <p class="small">
          {rich('redacts', {
            history: (part) => (
              <a href={`${BASE}/operate/${request.member?.id}?tab=history`}>{part}</a>
            ),
          })}
        </p>
      )}
      {redacted && <p class="soft small">{t('redacted')}</p>}
      {reason && <p class="why">{t('quoted', { text: reason })}</p>}
      {request.reasonPublic && <p class="soft small">{t('public')}</p>}
      <p class="soft small">
        {t(isOwn ? (waits ? 'asked.you.waits' : 'asked.you') : 'asked', {
          by: asked,
          time: moment(askedAt),
        })}
      </p>
      {!waits && <Decided request={request} own={who?.me.memberId} />}
      {waits && mayAct && who && (
        <div class="row">
          {!isOwn && <ActButton act={approval()} {...props} />}
          <ActButton act={isOwn ? takingBack() : rejection()} {...props} />
        </div>
      )}
    </li>
  )
}

function Decided({
  request,
  own,
}: {
  readonly request: ApprovalRequest
  readonly own: string | undefined
}) {
  const { status, decidedById, decidedBy, decidedBySubject, decidedAt, decision } = request
  if (!decidedById) return null
  const by = nameOf({ id: decidedById, name: decidedBy?.fullName, subject: decidedBySubject })
  const isApproved = status === 'APPROVED'
  const isTakenBack = !isApproved && decidedById === request.askedById
  const how = isApproved ? 'approved' : isTakenBack ? 'takenBack' : 'rejected'
  return (
    <>
      <p>
        <span class={isApproved ? 'tag good' : 'tag bad'}>
          {t(decidedById === own ? `${how}.you` : how, { by })}
        </span>{' '}
        <span class="soft small">{decidedAt && moment(decidedAt)}</span>
      </p>
      {decision && <p class="why">{t('quoted', { text: decision })}</p>}
    </>
  )
}
