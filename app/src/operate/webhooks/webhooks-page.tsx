import { t } from './messages/index.ts'
import './webhooks.css'
import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { useRouter } from '../../shell/router.ts'
import { useMayAct } from '../scope.ts'
import { AddForm } from './add-form.tsx'
import { Deliveries } from './deliveries.tsx'
import { webhooksQuery } from './operations.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'

/** Where events are sent; or, of one webhook, what was sent to it. */
export function WebhooksPage() {
  const { at } = useRouter()
  const chosen = at.query.get('webhook')
  return chosen === null ? <All /> : <Deliveries id={chosen} />
}

function All() {
  const [{ data, error }] = useQuery({ query: webhooksQuery })
  const mayAct = useMayAct()
  const [secret, show] = useState<string>()
  return (
    <>
      <div class="apart">
        <p class="soft">{t('what')}</p>
        {mayAct && (
          <DialogButton name={t('addAWebhook')}>
            {(dialog) => <AddForm {...dialog} added={show} />}
          </DialogButton>
        )}
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={4} />}
      {data?.webhooks.length === 0 && <EmptyState title={t('none')} hint={t('none.hint')} />}
      {data && data.webhooks.length > 0 && <WebhookList webhooks={data.webhooks} show={show} />}
      {secret !== undefined && <SecretDialog secret={secret} closed={() => show(undefined)} />}
    </>
  )
}
