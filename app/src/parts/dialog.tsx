import '../styles/dialog.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  /** The id of its heading. */
  readonly title: string
  /** Called once it is closed; the focus is where it was before by then. */
  readonly closed: () => void
  /** What it holds, given how to close it. */
  readonly children: (close: () => void) => ComponentChildren
}

/** A dialog above the screen, open for as long as it is drawn. */
export function Dialog({ title, closed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={title} onClose={closed}>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
