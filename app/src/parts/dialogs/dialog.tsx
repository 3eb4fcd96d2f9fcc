import '../../styles/dialog.css'
import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../button.tsx'
import { t } from '../messages/index.ts'

/** What is drawn in a dialog gets of it. */
export interface InDialog {
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
}

interface Props {
  /** Called once it is closed; the focus is where it was before by then. */
  readonly closed: () => void
  /** What it holds. */
  readonly children: (dialog: InDialog) => ComponentChildren
}

/** What had the focus before each dialog, on the page behind all of them. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement | undefined>()

/** What gets the focus back: browsers give it to what had it, which may be in a dialog that has closed since. */
function openerNow(): HTMLElement | undefined {
  const { activeElement } = document
  const behind = activeElement?.closest('dialog')
  if (behind) return openers.get(behind)
  return activeElement instanceof HTMLElement ? activeElement : undefined
}

/** A dialog above the screen, open for as long as it is drawn. Escape asks before it discards what was entered in a form, for as long as that is there. */
export function Dialog({ closed, children }: Props) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isEntered = useRef(false)
  const [leaving, setLeaving] = useState<Element | null>()
  // Before the next key can come, which would go to what is behind it.
  useLayoutEffect(() => {
    if (dialog.current) openers.set(dialog.current, openerNow())
    dialog.current?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  const note = ({ target }: TargetedEvent<HTMLDialogElement>) => {
    if (target instanceof Element && target.closest('form')) isEntered.current = true
  }
  const ask = (event: Event) => {
    // Once it is sent, what it holds may be no form any more.
    if (!isEntered.current || !dialog.current?.querySelector('form')) return
    event.preventDefault()
    setLeaving((before) => (before === undefined ? document.activeElement : before))
  }
  const end = ({ currentTarget }: TargetedEvent<HTMLDialogElement>) => {
    const { activeElement } = document
    // What is no longer drawn loses the focus with the next frame, which may come later than this.
    if (activeElement === document.body || currentTarget.contains(activeElement))
      openers.get(currentTarget)?.focus()
    closed()
  }
  const stay = () => {
    setLeaving(undefined)
    if (leaving instanceof HTMLElement) leaving.focus()
  }
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={title}
      onClose={end}
      onCancel={ask}
      onInput={note}
      // Browsers close a dialog at the second Escape even if the first was refused, unless the key itself is taken.
      onKeyDown={(event: TargetedKeyboardEvent<HTMLDialogElement>) => {
        if (event.key === 'Escape') ask(event)
      }}
    >
      {children({ title, close })}
      {leaving !== undefined && <Leaving {...{ stay, close }} />}
    </dialog>
  )
}

interface LeavingProps {
  readonly stay: () => void
  readonly close: () => void
}

/** Asks whether to discard what was entered. */
function Leaving({ stay, close }: LeavingProps) {
  const place = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset ref={place} class="leaving">
      <legend>{t('discard')}</legend>
      <div class="row">
        <Button onClick={stay}>{t('discard.no')}</Button>
        <Button look="plain" onClick={close}>
          {t('discard.yes')}
        </Button>
      </div>
    </fieldset>
  )
}
