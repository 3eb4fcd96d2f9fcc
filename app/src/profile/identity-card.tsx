import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { HelpLink } from '../parts/help-link.tsx'
import { day } from '../parts/time.ts'
import { Verification } from '../trust/verification.tsx'
import { t } from './messages/index.ts'
import { identityQuery } from './operations.ts'

/** How far it is verified who the reader is, and a way to go further. */
export function IdentityCard() {
  const [{ data, error }] = useQuery({
    query: identityQuery,
    requestPolicy: 'cache-and-network',
  })
  const [open, setOpen] = useState(false)
  const { level, reachedAt, lostBecause, check } = data?.verification ?? {}
  return (
    <Card title={t('identity')}>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={2} />}
      {level && (
        <p>
          {t(`level.${level}`)} {reachedAt && t('level.since', { on: day(reachedAt) })}
        </p>
      )}
      {lostBecause && <p class="notice refused">{t(`lost.${lostBecause}`)}</p>}
      {(lostBecause || check?.state === 'REJECTED') && <HelpLink about="identity" />}
      {level && level !== 'FULL' && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('verify')}</Button>
        </div>
      )}
      {open && (
        <Dialog closed={() => setOpen(false)}>
          {(dialog) => <Verification level="FULL" {...dialog} alone />}
        </Dialog>
      )}
    </Card>
  )
}
