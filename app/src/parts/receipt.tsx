import type { ComponentChildren } from 'preact'
import { Button } from './button.tsx'

interface Props {
  /** What was done. */
  readonly children: ComponentChildren
  /** The label of the button that leads back to the form. */
  readonly next: string
  readonly again: () => void
}

/**
 * Replaces a form once its money has moved: a second click on the button that moved it finds none, and the next payment begins
 * with a new choice.
 */
export function Receipt({ children, next, again }: Props) {
  return (
    <div class="stack receipt">
      <p class="notice good">{children}</p>
      <div>
        <Button look="plain" onClick={again}>
          {next}
        </Button>
      </div>
    </div>
  )
}
