import type { ComponentChildren, TargetedInputEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { Said } from '../said.ts'
import { FieldFrame } from './field.tsx'
import { Input } from './input.tsx'
import { REWRITTEN } from './uncorrected.ts'
import { wrongAsTyped } from './wrong-amount.ts'

interface Props {
  readonly label: string
  readonly name: string
  readonly hint?: ComponentChildren
  /** The currency of the amount; that of the platform, unless it is given. */
  readonly currency?: string
  /** What it says; without it, what it says at first is `start`, and the form reads the field when it is sent. */
  readonly value?: string
  readonly start?: string
  /** What else is wrong with what is typed, as it is typed, or once the field is left: less than the least may be the beginning of more. */
  readonly wrong?: (typed: string, isLeft: boolean) => string | undefined
  /** Why what was sent is refused. */
  readonly refusal?: Said | undefined
  readonly onInput?: (typed: string) => void
}

/** An amount to enter: what nobody can pay is refused as it is typed, with what would work, and what may have been meant. */
export function AmountField(props: Props) {
  const { currency, value, start = '', wrong, refusal, name, onInput, ...frame } = props
  const [typed, setTyped] = useState(start)
  const [corrected, correct] = useState<Said>()
  const [isLeft, setLeft] = useState(true)
  const text = value ?? typed
  const says = () => wrongAsTyped(text, currency) ?? wrong?.(text, isLeft)
  const own = says() === undefined ? undefined : () => says() ?? ''
  const enter = (event: TargetedInputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    setLeft(false)
    // In another language it says the same as before.
    if (event.inputType !== REWRITTEN) correct(() => refusal)
    onInput?.(event.currentTarget.value)
  }
  return (
    <FieldFrame
      {...frame}
      refusal={own ?? (refusal === corrected ? undefined : refusal)}
      control={(tied) => (
        <Input
          {...tied}
          {...(value === undefined ? { defaultValue: start } : { value })}
          name={name}
          inputMode="decimal"
          autocomplete="off"
          onInput={enter}
          onChange={() => setLeft(true)}
        />
      )}
    />
  )
}
