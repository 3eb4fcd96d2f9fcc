import { FieldFrame } from '../parts/field.tsx'
import { useTyped } from '../parts/typed-later.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly q: string
  readonly change: (q: string) => void
}

/** Words to search for, as they are typed. */
export function SearchBox({ q, change }: Props) {
  const { typed, setTyped } = useTyped({
    value: q,
    shown: (words) => words,
    read: (text) => text.trim(),
    change,
  })
  return (
    <FieldFrame
      label={t('words')}
      control={(tied) => (
        <input
          {...tied}
          type="search"
          value={typed}
          placeholder={t('wordsExample')}
          autocomplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    />
  )
}
