import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../button.tsx'

interface Props {
  /** What was done. */
  readonly children: ComponentChildren
  /** How it went: well, not to its end yet, or not at all. */
  readonly look?: 'good' | 'plain' | 'refused'
  /** The label of the button that leads back to the form. */
  readonly next: string
  /** Leads back to the form; without it there is nothing more to do there. */
  readonly again?: (() => void) | undefined
}

/**
 * Replaces a form once its money has moved: a second click on the button that moved it finds none, and the next payment begins
 * with a new choice.
 */
export function Receipt({ children, look = 'good', next, again }: Props) {
  const receipt = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with its form.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true })
  }, [])
  // A form is longer than what replaces it: on a phone, that would be out of sight.
  useLayoutEffect(() => {
    const card = receipt.current?.closest('.card') ?? receipt.current
    card?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={receipt} class="stack receipt">
      <p class={`notice ${look}`} ref={said} tabIndex={-1}>
        {children}
      </p>
      {again && (
        <div>
          <Button onClick={again}>{next}</Button>
        </div>
      )}
    </div>
  )
}
