import type { Said } from '../said.ts'
import { FieldFrame } from './field.tsx'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly hint?: string
  readonly refusal?: Said | undefined
}

/** Several lines of text to enter. */
export function TextArea({ name, value, ...frame }: Props) {
  return (
    <FieldFrame
      {...frame}
      control={(tied) => <textarea {...tied} name={name} rows={5} defaultValue={value} />}
    />
  )
}
