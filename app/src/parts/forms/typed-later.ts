import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** What is typed counts when nothing more has been typed for this long. */
const PAUSE_MS = 250

interface Typed {
  /** What counts now, as the address or the API writes it; it can change elsewhere, such as by "Clear filters". */
  readonly value: string
  /** How a value is typed. */
  readonly shown: (value: string) => string
  /** The value of what is typed; undefined if it has none. */
  readonly read: (typed: string) => string | undefined
  readonly change: (value: string) => void
}

/** The text of a field that counts once its reader pauses: neither Enter is needed, nor is it lost if something else changes meanwhile. */
export function useTyped({ value, shown, read, change }: Typed) {
  const text = shown(value)
  const [typed, setTyped] = useState(text)
  const sent = useRef(value)
  const before = useRef(value)
  // An order or a filter that is chosen meanwhile stays chosen.
  const latest = useRef(change)
  latest.current = change
  // A value that this field sent comes back while more is being typed: it must not overwrite that. After a change of language, it is written anew.
  useEffect(() => {
    if (value !== sent.current || value === before.current) setTyped(text)
    sent.current = value
    before.current = value
  }, [value, text])
  // The timer must end with the list: otherwise it would change the address after the reader has opened another page.
  useLayoutEffect(() => {
    const next = read(typed)
    if (next === undefined || next === value) return
    const timer = setTimeout(() => {
      sent.current = next
      latest.current(next)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped }
}

/** The same for a figure that can be left out. What is no figure is refused once the field is left, not while it is being typed. */
export function useTypedFigure({ read, ...rest }: Typed) {
  const [isLeft, setLeft] = useState(false)
  const figureOf = (text: string) => (text.trim() === '' ? '' : read(text.trim()))
  const { typed, setTyped } = useTyped({ ...rest, read: figureOf })
  return {
    isWrong: isLeft && figureOf(typed) === undefined,
    field: {
      value: typed,
      onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
        setLeft(false)
        setTyped(currentTarget.value)
      },
      onChange: () => setLeft(true),
    },
  }
}
