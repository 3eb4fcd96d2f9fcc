import type { ComponentChildren } from 'preact'
import { Notice } from './blocks.tsx'
import { Button } from './button.tsx'
import { t } from './messages/index.ts'

interface Props {
  /** What was changed; absent if nothing was. */
  readonly children: ComponentChildren
  readonly show: () => void
}

/** Says that a form’s fields are outdated. They are only drawn again when the reader wants it, since what they typed is lost then. */
export function ChangedElsewhere({ children, show }: Props) {
  return (
    <Notice>
      {children && (
        <span class="apart wrap">
          <span>{children}</span>
          <Button onClick={show}>{t('showTheChange')}</Button>
        </span>
      )}
    </Notice>
  )
}
