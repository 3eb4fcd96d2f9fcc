import type { ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../button.tsx'
import { t } from '../messages/index.ts'
import { Dialog, type InDialog } from './dialog.tsx'

interface Props
  extends Pick<ButtonHTMLAttributes, 'aria-label' | 'aria-haspopup'>,
    Pick<Parameters<typeof Button>[0], 'look'> {
  /** What the dialog is for: the label of the button, with an ellipsis. */
  readonly name: string
  /** What the dialog holds. */
  readonly children: (dialog: InDialog) => ComponentChildren
}

/** A button that opens a dialog. */
export function DialogButton({ name, children, ...button }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {t('opens', { name })}
      </Button>
      {open && <Dialog closed={() => setOpen(false)}>{children}</Dialog>}
    </>
  )
}
