import { Card } from '../../parts/blocks.tsx'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { nameOf } from '../who.ts'
import { requestName } from './names.ts'
import type { Waits } from './operations.ts'

/** What waits for a decision about a record; nothing if nothing does. */
export function Waiting({ requests }: { readonly requests: readonly Waits[] }) {
  if (requests.length === 0) return null
  return (
    <Card title="Waiting for another operator">
      <ul class="lines">
        {requests.map(({ id, act, target, askedAt, askedById, askedBy, askedBySubject }) => (
          <li key={id}>
            <a href={`${BASE}/operate/requests?target=${target}`}>{requestName(act)}</a>
            <p class="soft small">
              Asked for by{' '}
              {nameOf({ id: askedById, name: askedBy.fullName, subject: askedBySubject })},{' '}
              {moment(askedAt)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
