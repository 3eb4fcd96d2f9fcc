import type { ComponentChildren } from 'preact'
import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { inSentence } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import { words } from '../values.ts'
import { nameOf } from '../who.ts'
import { isAct } from './acts.ts'
import { rich, t } from './messages/index.ts'
import type { Recorded } from './operations.ts'
import { useWho } from './use-who.ts'

/** An entry of the audit trail as a sentence. */
export function EntryLine({ entry }: { readonly entry: Recorded }) {
  const { act, actorId, targetId, memberId, member, refusedWith, amount, at } = entry
  const { who } = useWho()
  const actor = useActor(entry)
  return (
    <div class="entry-line">
      <p>
        {rich(isAct(act) ? `act.${act}` : 'act.unknown', {
          act,
          outcome: refusedWith ? 'refused' : 'done',
          whose: memberId ? 'member' : 'nobody',
          actor,
          member: memberId ? (member?.fullName ?? t('aMember')) : t('nobodyKnown'),
          by: (part) => <b>{linked(actorId, part)}</b>,
          loan: (part) => linked(targetId, part),
          of: (part) => linked(memberId, part),
        })}
        {amount && who && (
          <span class="figures">
            {' '}
            <b>{money(amount, who.platform.currency)}</b>
          </span>
        )}
        {refusedWith && (
          <span class="tag bad">{t('refusedWith', { why: inSentence(words(refusedWith)) })}</span>
        )}
      </p>
      <time class="soft small figures" dateTime={at}>
        {moment(at)}
      </time>
    </div>
  )
}

/** A link to a record; only its name if there is none. */
function linked(id: string | null | undefined, name: ComponentChildren): ComponentChildren {
  return id ? <a href={`${BASE}/operate/${id}`}>{name}</a> : name
}

function useActor({ actorKind, actorId, actor, actorSubject, actorName }: Recorded): string {
  const { who } = useWho()
  if (actorKind === 'JOB') return t('actor.job', { name: actorName })
  if (actorKind === 'RULE')
    return actorName === 'standing-order'
      ? t('theStandingOrder')
      : t('actor.rule', { name: actorName })
  if (who?.me.memberId === actorId) return t('you')
  return nameOf({ id: actorId ?? '', name: actor?.fullName, subject: actorSubject })
}
