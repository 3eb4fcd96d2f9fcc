import { useMarket } from '../api/market.tsx'
import { Button } from '../parts/button.tsx'
import { t } from '../parts/messages/index.ts'
import { useStore } from '../store.ts'

/** Shows a notice while no live updates arrive, or once the session has ended; the page keeps what was typed. */
export function ReachNotice() {
  const { connection, session } = useMarket()
  const reach = useStore(connection.reach)
  const standing = useStore(session.standing)
  if (standing === 'ended')
    return (
      <div class="reach" role="alert">
        <p>
          {t('sessionEnded')}
          <Button onClick={() => void session.again()}>{t('signInAgain')}</Button>
        </p>
      </div>
    )
  return (
    <div class="reach" role="status">
      {reach === 'lost' && <p>{t('reconnecting')}</p>}
    </div>
  )
}
