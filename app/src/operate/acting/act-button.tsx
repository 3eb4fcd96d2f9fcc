import { useId, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import type { ActProps } from './act.ts'
import { ActForm } from './act-form.tsx'
import { t } from './messages/index.ts'

interface Props extends ActProps {
  /** What screen readers say, to tell the button from others of its kind. */
  readonly label?: string
}

/** A button that opens a dialog to act. */
export function ActButton({ label, ...asked }: Props) {
  const [open, setOpen] = useState(false)
  const title = useId()
  return (
    <>
      <Button
        {...(asked.act.aside && { look: 'plain' as const })}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {t('opens', { name: asked.act.name })}
      </Button>
      {open && (
        <Dialog title={title} closed={() => setOpen(false)}>
          {(close) => <ActForm {...asked} title={title} close={close} />}
        </Dialog>
      )}
    </>
  )
}
