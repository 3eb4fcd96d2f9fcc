import { Button, once } from '../button.tsx'
import { t } from '../messages/index.ts'

interface Props {
  /** What the dialog is for, such as `Add`. */
  readonly name: string
  readonly busy: boolean
  readonly close: () => void
  /** Without it, the button submits the form that it stands in. */
  readonly onClick?: () => void
}

/** The end of a dialog: to do what it is for, or to leave it. */
export function DialogButtons({ name, busy, close, onClick }: Props) {
  return (
    <div class="row">
      <Button
        look="primary"
        busy={busy}
        {...(onClick === undefined ? { type: 'submit' as const } : { onClick: once(onClick) })}
      >
        {name}
      </Button>
      <Button look="plain" onClick={close}>
        {t('leaveIt')}
      </Button>
    </div>
  )
}
