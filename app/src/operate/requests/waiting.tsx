import { Card } from '../../parts/blocks.tsx'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import { requestName } from './names.ts'
import type { Waits } from './operations.ts'

/** What waits for a decision about a record; nothing if nothing does. */
export function Waiting({ requests }: { readonly requests: readonly Waits[] }) {
  if (requests.length === 0) return null
  return (
    <Card title={t('waits')}>
      <ul class="lines">
        {requests.map(({ id, act, target, askedAt, askedById, askedBy, askedBySubject }) => (
          <li key={id}>
            <a href={`${BASE}/operate/requests?target=${target}`}>{requestName(act)}</a>
            <p class="soft small">
              {t('askedForBy', {
                by: nameOf({ id: askedById, name: askedBy.fullName, subject: askedBySubject }),
                time: moment(askedAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
