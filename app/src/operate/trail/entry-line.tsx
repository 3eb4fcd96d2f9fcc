import { useQuery } from '@urql/preact'
import { moment } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import { nameOf } from '../who.ts'
import { objectOf, verbOf } from './acts.ts'
import { type Recorded, whoQuery } from './operations.ts'

/** An entry of the audit trail as a sentence. */
export function EntryLine({ entry }: { readonly entry: Recorded }) {
  const { act, actorId, targetKind, targetId, memberId, member, refusedWith, at } = entry
  const actor = useActor(entry)
  const [before, isLoan, after] = objectOf(act)
  // Webhooks, and some of the bank's lines, concern no member.
  const isNobodys = ['bank line', 'webhook', 'webhook delivery'].includes(targetKind) && !memberId
  return (
    <div class="entry-line">
      <p>
        <b>{actorId ? <a href={`${BASE}/operate/${actorId}`}>{actor}</a> : actor}</b>{' '}
        {verbOf(act, Boolean(refusedWith))} {isNobodys ? before.replace(/ to$/, '') : `${before} `}
        {isLoan && (
          <>
            {targetId ? <a href={`${BASE}/operate/${targetId}`}>a loan</a> : 'a loan'} {after}{' '}
          </>
        )}
        {memberId ? (
          <a href={`${BASE}/operate/${memberId}`}>{member?.fullName ?? 'a member'}</a>
        ) : (
          !isNobodys && 'nobody known'
        )}
        .{refusedWith && <span class="tag bad">Refused: {words(refusedWith).toLowerCase()}</span>}
      </p>
      <time class="soft small figures" dateTime={at}>
        {moment(at)}
      </time>
    </div>
  )
}

function useActor({ actorKind, actorId, actor, actorSubject, actorName }: Recorded): string {
  const [{ data }] = useQuery({ query: whoQuery, requestPolicy: 'cache-first' })
  if (actorKind === 'JOB') return `The job “${actorName}”`
  if (actorKind === 'RULE')
    return actorName === 'standing-order' ? 'The standing order' : `The rule “${actorName}”`
  if (data?.me.memberId === actorId) return 'You'
  return nameOf({ id: actorId ?? '', name: actor?.fullName, subject: actorSubject })
}
