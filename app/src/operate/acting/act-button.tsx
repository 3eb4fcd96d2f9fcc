import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import type { ActProps } from './act.ts'
import { ActForm } from './act-form.tsx'

interface Props extends ActProps {
  /** What screen readers say, to tell the button from others of its kind. */
  readonly label?: string
}

/** A button that opens a dialog to act. */
export function ActButton({ label, ...asked }: Props) {
  const { name, aside } = asked.act
  return (
    <DialogButton name={name} {...(aside && { look: 'plain' })} aria-label={label}>
      {(dialog) => <ActForm {...asked} {...dialog} />}
    </DialogButton>
  )
}
