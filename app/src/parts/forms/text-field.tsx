import type { Said } from '../said.ts'
import { FieldFrame } from './field.tsx'
import { Input } from './input.tsx'

interface Props {
  readonly label: string
  readonly name: string
  /** What it holds at first; later changes of this don't replace what was typed. */
  readonly start: string
  readonly inputMode?: 'decimal' | 'text' | 'search'
  readonly hint?: string
  readonly refusal?: Said | undefined
}

/** A line of text to enter, which the form reads when it is sent. */
export function TextField({ name, start, inputMode = 'text', ...frame }: Props) {
  return (
    <FieldFrame
      {...frame}
      control={(tied) => (
        <Input
          {...tied}
          name={name}
          inputMode={inputMode}
          defaultValue={start}
          autocomplete="off"
        />
      )}
    />
  )
}
