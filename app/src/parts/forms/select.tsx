import type { Said } from '../said.ts'
import { FieldFrame } from './field.tsx'

interface Props {
  readonly label: string
  readonly name: string
  /** Each value with its words, and whether it can't be chosen now. */
  readonly options: readonly (readonly [value: string, text: string, disabled?: boolean])[]
  /** The chosen one, if the form does not keep it. */
  readonly value?: string
  readonly hint?: string
  readonly refusal?: Said | undefined
}

/** One of several values to choose. */
export function Select({ name, options, value: chosen, ...frame }: Props) {
  return (
    <FieldFrame
      {...frame}
      control={(tied) => (
        <select {...tied} name={name} {...(chosen !== undefined && { value: chosen })}>
          {options.map(([value, text, disabled = false]) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  )
}
