import { FieldFrame } from './field.tsx'

interface Props {
  readonly label: string
  readonly name: string
  /** Each value with its words. */
  readonly options: readonly (readonly [string, string])[]
  readonly hint?: string
  readonly refusal?: string | undefined
}

/** One of several values to choose. */
export function Select({ name, options, ...frame }: Props) {
  return (
    <FieldFrame
      {...frame}
      control={(tied) => (
        <select {...tied} name={name}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  )
}
