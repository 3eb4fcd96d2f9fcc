import type { ButtonHTMLAttributes } from 'preact'

interface Props extends ButtonHTMLAttributes {
  /** `primary`: the one thing to do here; `plain`: without a frame. */
  readonly look?: 'primary' | 'plain'
  /** Whether what it started is still running. */
  readonly busy?: boolean
}

/** A button. While it is busy it keeps the focus, but takes no more clicks, nor does its form: Enter in a field clicks it, too. */
export function Button({ look, busy = false, onClick, children, ...others }: Props) {
  return (
    <button
      type="button"
      {...others}
      class={look ? `button ${look}` : 'button'}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

/** Does what a button that took another's place does, but not for the second click of a double click, which was meant for that one. */
export const once = (act: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) void act()
}
