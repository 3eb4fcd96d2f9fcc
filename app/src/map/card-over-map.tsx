import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'
import { t } from './messages/index.ts'

interface Props {
  readonly title: string
  readonly close: () => void
  readonly children: ComponentChildren
}

/** A card over the map, which takes the focus, and which Escape closes. */
export function CardOverMap({ title, close, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && close()
  return (
    <section class="card loan-card" aria-labelledby="card-title" onKeyDown={leave}>
      <div class="apart">
        <h2 id="card-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button class="round" type="button" aria-label={t('closeTheLoan')} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {children}
    </section>
  )
}
