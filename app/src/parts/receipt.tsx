import type { ComponentChildren } from 'preact'
import { Button } from './button.tsx'

interface Props {
  /** What was done. */
  readonly children: ComponentChildren
  /** How it went: well, not to its end yet, or not at all. */
  readonly look?: 'good' | 'plain' | 'refused'
  /** The label of the button that leads back to the form. */
  readonly next: string
  readonly again: () => void
}

/**
 * Replaces a form once its money has moved: a second click on the button that moved it finds none, and the next payment begins
 * with a new choice.
 */
export function Receipt({ children, look = 'good', next, again }: Props) {
  return (
    <div class="stack receipt">
      <p class={`notice ${look}`}>{children}</p>
      <div>
        <Button look="plain" onClick={again}>
          {next}
        </Button>
      </div>
    </div>
  )
}
