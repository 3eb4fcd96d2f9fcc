import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
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
  const sent = useRef(q)
  // An order or a filter that is chosen meanwhile stays chosen.
  const latest = useRef(change)
  latest.current = change
  // What is sought can change elsewhere, such as by "Clear filters". What was sent from here comes back while more is being typed.
  useEffect(() => {
    if (q !== sent.current) setTyped(q)
    sent.current = q
  }, [q])
  // It ends with the list: a moment later, it would lead back from what the reader has opened meanwhile.
  useLayoutEffect(() => {
    const words = typed.trim()
    if (words === q) return
    const timer = setTimeout(() => {
      sent.current = words
      latest.current(words)
    }, PAUSE_MS)
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
