import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import type { Act } from './act.ts'
import { ActForm } from './act-form.tsx'

interface Props {
  readonly act: Act
  /** The record's id. */
  readonly id: string
  /** The version that was read, for acts that depend on it. */
  readonly version?: number
  /** What the record is called. */
  readonly subject: string
  /** Called when it is done. */
  readonly after: () => void
  /** Marks the button among its like. */
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
