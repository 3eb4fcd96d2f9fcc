import { useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { Button } from '../../parts/button.tsx'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import type { Pulse } from './operations.ts'

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
  const { nodes } = pulse.auditTrail
  const [known, setKnown] = useState(nodes[0]?.number ?? 0)
  const act = nodes.find(
    ({ number, actorId, targetId, memberId }) =>
      number > known && actorId !== own && (targetId === id || memberId === id),
  )
  const show = () => {
    setKnown(nodes[0]?.number ?? 0)
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
