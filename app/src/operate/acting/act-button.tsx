import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import type { ActProps } from './act.ts'
import { ActForm } from './act-form.tsx'

interface Props extends ActProps {
  /** What screen readers say, to tell the button from others of its kind. */
  readonly label?: string
}

/** A button that opens a dialog to act. */
export function ActButton({ label, ...asked }: Props) {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <>
      <Button aria-label={label} onClick={() => setOpen(true)}>
        {asked.act.name}…
      </Button>
      {open && (
        <dialog ref={dialog} class="act" aria-labelledby={title} onClose={() => setOpen(false)}>
          <ActForm {...asked} title={title} close={() => dialog.current?.close()} />
        </dialog>
      )}
    </>
  )
}
