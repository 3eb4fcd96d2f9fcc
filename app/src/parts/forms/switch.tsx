import '../../styles/groups.css'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

interface Props {
  /** What is saved. */
  readonly isOn: boolean
  /** Whether something is being saved; what is switched meanwhile is not. */
  readonly busy: boolean
  readonly save: (on: boolean) => Promise<unknown>
  readonly children: ComponentChildren
}

/** A setting that is saved as soon as it is switched; a refused one switches back. */
export function Switch({ isOn, busy, save, children }: Props) {
  // Until it is saved, it stays as the reader put it: drawn from what is saved, it would jump back and forth.
  const [wanted, want] = useState<boolean>()
  const change = async (on: boolean) => {
    want(on)
    await save(on)
    want(undefined)
  }
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={wanted ?? isOn}
        aria-disabled={busy}
        onChange={({ currentTarget }) => {
          if (busy) currentTarget.checked = wanted ?? isOn
          else void change(currentTarget.checked)
        }}
      />
      {children}
    </label>
  )
}
