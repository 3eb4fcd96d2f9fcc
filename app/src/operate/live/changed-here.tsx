import { useClient } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { Button } from '../../parts/button.tsx'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import { actNotShown } from './not-shown.ts'
import { type Pulse, pulseQuery } from './operations.ts'

interface Props {
  readonly pulse: Pulse
  /** The id of the record that is shown. */
  readonly id: string
  /** The reader's id. */
  readonly own: string
}

/** Says that a colleague has acted on the record that is shown since it was opened: to read it again is a look, which the reader decides on. */
export function ChangedHere({ pulse, id, own }: Props) {
  const client = useClient()
  const newest = pulse.auditTrail.nodes[0]?.number ?? 0
  const [drawnAt] = useState(newest)
  const [known, setKnown] = useState<number>()
  useEffect(() => {
    let isHere = true
    // The last pulse may be older than the page, which shows what was done in between.
    void client
      .query(pulseQuery, {}, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data }) => {
        if (isHere) setKnown((before) => before ?? data?.auditTrail.nodes[0]?.number ?? drawnAt)
      })
    return () => {
      isHere = false
    }
  }, [client, drawnAt])
  const act = known === undefined ? undefined : actNotShown(pulse, { known, own, id })
  const show = () => {
    setKnown(newest)
    askShownAgain(client)
  }
  return (
    <div role="status">
      {act && (
        <p class="notice row">
          {t('changed', { name: nameOf({ id: act.actorId ?? '', name: act.actor?.fullName }) })}
          <Button onClick={show}>{t('showNew')}</Button>
        </p>
      )}
    </div>
  )
}
