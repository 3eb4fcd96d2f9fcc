import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { t } from './messages/index.ts'

interface Props {
  readonly name: string
  /** What the dialog holds, given the id of its heading and how to close it. */
  readonly children: (title: string, close: () => void) => ComponentChildren
}

/** A button that opens a form in a dialog. */
export function Opening({ name, children }: Props) {
  const [open, setOpen] = useState(false)
  const title = useId()
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('opens', { name })}</Button>
      {open && (
        <Dialog title={title} closed={() => setOpen(false)}>
          {(close) => children(title, close)}
        </Dialog>
      )}
    </>
  )
}
