import type { ComponentChildren } from 'preact'
import { Notice } from './blocks.tsx'
import { Button } from './button.tsx'
import { t } from './messages/index.ts'

interface Props {
  /** What was changed; absent if nothing was. */
  readonly children: ComponentChildren
  readonly show: () => void
  /** The label of its button, where showing the change is not all that it does. */
  readonly label?: string | undefined
}

/** Says that a form’s fields are outdated. They are only drawn again when the reader wants it: what they typed may be lost then. */
export function ChangedElsewhere({ children, show, label }: Props) {
  return (
    <Notice>
      {children && (
        <span class="apart wrap">
          <span>{children}</span>
          <Button onClick={show}>{label ?? t('showTheChange')}</Button>
        </span>
      )}
    </Notice>
  )
}
