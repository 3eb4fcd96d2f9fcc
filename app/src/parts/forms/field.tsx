import type { ComponentChildren, InputEventHandler, JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Said } from '../said.ts'
import { Input } from './input.tsx'
import { useUncorrected } from './uncorrected.ts'

interface FrameProps {
  readonly label: string
  readonly hint?: ComponentChildren
  /** Why what was entered is refused, and what would work; shown until something else is entered. */
  readonly refusal?: Said | undefined
  /** Draws the control with the attributes that tie it to label, hint and refusal. */
  readonly control: (attributes: {
    readonly id: string
    readonly 'aria-describedby': string
    readonly 'aria-invalid': boolean
  }) => JSX.Element
}

/** A control with its label, a hint, and what is wrong with it. */
export function FieldFrame({ label, hint, refusal, control }: FrameProps) {
  const id = useId()
  const { refused, entering } = useUncorrected(refusal)
  return (
    <div class="field" {...entering}>
      <label for={id}>{label}</label>
      {control({
        id,
        'aria-describedby': `${id}-hint ${id}-refusal`,
        'aria-invalid': refused !== undefined,
      })}
      <span id={`${id}-hint`} class="soft small">
        {hint}
      </span>
      <span id={`${id}-refusal`} class="refusal" aria-live="polite">
        {refused?.()}
      </span>
    </div>
  )
}

/** Moves the focus to the first field that is refused, once it has been drawn, since it may be out of view. */
export function showRefused(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Moves the focus to the field that a link names. */
export function showNamed(form: HTMLFormElement | null, name: string | null): void {
  const named = form?.elements.namedItem(name ?? '')
  if (named instanceof HTMLElement) named.focus()
}

interface Props extends Omit<FrameProps, 'control'> {
  readonly name: string
  readonly value?: string
  readonly placeholder?: string
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | 'search'
  readonly autocomplete?: string
  readonly onInput?: InputEventHandler<HTMLInputElement>
}

/** A line of text or a number to enter. */
export function Field({ label, hint, refusal, ...others }: Props) {
  const frame = { label, hint, refusal }
  return <FieldFrame {...frame} control={(tied) => <Input {...others} {...tied} />} />
}
