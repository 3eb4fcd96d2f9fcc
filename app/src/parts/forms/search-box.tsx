import { FieldFrame } from './field.tsx'
import { useTyped } from './typed-later.ts'

interface Props {
  readonly label: string
  /** What can be searched for. */
  readonly example: string
  readonly q: string
  readonly change: (q: string) => void
}

/** Words to search for, as they are typed. */
export function SearchBox({ label, example, q, change }: Props) {
  const { typed, setTyped } = useTyped({
    value: q,
    shown: (words) => words,
    read: (text) => text.trim(),
    change,
  })
  return (
    <FieldFrame
      label={label}
      control={(tied) => (
        <input
          {...tied}
          type="search"
          value={typed}
          placeholder={example}
          autocomplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    />
  )
}
