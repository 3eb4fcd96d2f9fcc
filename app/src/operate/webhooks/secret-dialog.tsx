import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialogs/dialog.tsx'
import { t } from './messages/index.ts'

interface Props {
  readonly secret: string
  readonly closed: () => void
}

/** Shows a secret, once. */
export function SecretDialog({ secret, closed }: Props) {
  const [told, tell] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      tell(() => t('secret.copied'))
    } catch {
      tell(() => t('secret.notCopied'))
    }
  }
  return (
    <Dialog closed={closed}>
      {({ title, close }) => (
        <div class="stack">
          <h2 id={title}>{t('secret')}</h2>
          <p>{t('secret.hint')}</p>
          <code class="secret">{secret}</code>
          <div class="row">
            <Button onClick={copy}>{t('copy')}</Button>
            <Button onClick={close}>{t('iHaveStoredIt')}</Button>
          </div>
          <p role="status">{told}</p>
        </div>
      )}
    </Dialog>
  )
}
