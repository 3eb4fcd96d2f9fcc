import { type ComponentChildren, toChildArray } from 'preact'
import { t } from './messages/index.ts'
import type { Said } from './said.ts'

interface CardProps {
  readonly title?: string
  readonly children: ComponentChildren
}

/** A piece of a screen, with a title of its own. */
export function Card({ title, children }: CardProps) {
  return (
    <section class="card">
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  )
}

interface ScrolledProps {
  readonly class: string
  readonly label: string
  readonly children: ComponentChildren
}

/** A table that can be wider than the screen: on a phone it scrolls sideways, which the keyboard must be able to do as well. */
export function Scrolled({ class: name, label, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section class={name} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

/** A placeholder for lines of text that are loading. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div class="stack" aria-busy="true">
      <span class="hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} class="skeleton" style={{ width: `${90 - 17 * (index % 3)}%` }} />
      ))}
    </div>
  )
}

interface EmptyProps {
  readonly title: string
  readonly hint?: string
  /** Whether the page has nothing else, and so no other heading. */
  readonly whole?: boolean
  readonly children?: ComponentChildren
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, hint, whole = false, children }: EmptyProps) {
  return (
    <div class="empty">
      {whole ? <h1>{title}</h1> : <h2>{title}</h2>}
      {hint && <p class="soft">{hint}</p>}
      {children}
    </div>
  )
}

interface NoticeProps {
  readonly refused?: boolean
  readonly children: ComponentChildren | Said
}

/** Says what went wrong with a whole screen or form; silent while it has no text. */
export function Notice({ refused = false, children }: NoticeProps) {
  const said = typeof children === 'function' ? children() : children
  // Of several children, each can be left out.
  const isSaid = toChildArray(said).some((one) => one !== '')
  return (
    <div role="alert">{isSaid && <p class={refused ? 'notice refused' : 'notice'}>{said}</p>}</div>
  )
}

/** Facts as pairs of a word and a value. */
export function Facts({ of }: { readonly of: readonly (readonly [string, ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
