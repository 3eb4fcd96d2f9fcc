import type { ComponentChildren } from 'preact'
import { Notice } from './blocks.tsx'
import { Button } from './button.tsx'
import type { Stays } from './forms/entered.ts'
import { t } from './messages/index.ts'

interface Props {
  /** What was changed; absent if nothing was. */
  readonly children: ComponentChildren
  readonly show: (stays: Stays) => void
  /** What the reader has changed and not saved: something else (`apart`), or also one of the same fields (`contested`). */
  readonly own?: 'apart' | 'contested' | undefined
}

/** Says that a form’s fields are outdated. They are only drawn again when the reader wants it, who decides whose value stays where both have changed one. */
export function ChangedElsewhere({ children, show, own }: Props) {
  return (
    <Notice>
      {children && (
        <span class="apart wrap">
          <span>{children}</span>
          {own === 'contested' ? (
            <span class="row">
              <Button onClick={() => show('mine')}>{t('keepMine')}</Button>
              <Button onClick={() => show('theirs')}>{t('takeTheChange')}</Button>
            </span>
          ) : (
            <Button onClick={() => show('mine')}>
              {t(own ? 'showTheChangeAndKeepMine' : 'showTheChange')}
            </Button>
          )}
        </span>
      )}
    </Notice>
  )
}
