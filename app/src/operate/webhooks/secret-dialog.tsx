import { useId, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'

interface Props {
  readonly secret: string
  readonly closed: () => void
}

/** Shows a secret, once. */
export function SecretDialog({ secret, closed }: Props) {
  const title = useId()
  const [told, tell] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      tell('The secret is copied.')
    } catch {
      tell('Your browser doesn’t let this page copy. Select the text, and copy it yourself.')
    }
  }
  return (
    <Dialog title={title} closed={closed}>
      {(close) => (
        <div class="stack">
          <h2 id={title}>The secret of this webhook</h2>
          <p>
            Give it to the receiver, which uses it to check that events come from here. It will not
            be shown again.
          </p>
          <code class="secret">{secret}</code>
          <div class="row">
            <Button onClick={copy}>Copy</Button>
            <Button onClick={close}>I have stored it</Button>
          </div>
          <p role="status">{told}</p>
        </div>
      )}
    </Dialog>
  )
}
