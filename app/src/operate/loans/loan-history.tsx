import { Card } from '../../parts/blocks.tsx'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { reasonSaid, words } from '../values.ts'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'

/** Each change of a loan's state, the latest first. */
export function LoanHistory({ loan }: { readonly loan: LoanFile }) {
  return (
    <Card title={t('history')}>
      <ol class="lines">
        {loan.history.toReversed().map((event) => (
          <li key={event.id}>
            <div class="apart">
              <b>{words(event.to)}</b>
              <span class="soft small">{moment(event.createdAt)}</span>
            </div>
            <p class="soft small">
              {event.reason && reasonSaid(event.reason)}
              {event.actorId && ` · ${nameOf({ id: event.actorId, name: event.actor?.fullName })}`}
            </p>
          </li>
        ))}
      </ol>
      <p class="small">
        <a href={`${BASE}/operate/trail?who=all&loan=${loan.id}`}>{t('historyOfActs')}</a>
      </p>
    </Card>
  )
}
