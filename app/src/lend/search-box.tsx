import { useEffect, useState } from 'preact/hooks'
import { FieldFrame } from '../parts/field.tsx'
import { t } from './messages/index.ts'

/** The list follows when nothing has been typed for this long. */
const PAUSE_MS = 250

interface Props {
  readonly q: string
  readonly change: (q: string) => void
}

/** Words to search for, as they are typed. */
export function SearchBox({ q, change }: Props) {
  const [typed, setTyped] = useState(q)
  // What is sought can change elsewhere, such as by "Clear filters".
  useEffect(() => setTyped((now) => (now.trim() === q ? now : q)), [q])
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => change(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
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
