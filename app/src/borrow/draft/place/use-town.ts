import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Point } from '../../../map/projection.ts'
import type { Town } from '../../../map/towns/towns.ts'
import { type Meant, nameOf, townMeant, townsBegunBy } from './town-meant.ts'

/** Whoever leaves the field for the map or a button has pressed it by then: nothing moves from under the pointer. */
const PAUSE_MS = 300

/** The field in which a town is looked for. */
export interface TownField {
  readonly text: string
  /** The towns that the text begins. */
  readonly found: readonly Town[]
  /** What the text means; undefined until it is known, and once a place is chosen. */
  readonly meant: Meant | undefined
  /** Whether the borrower was told that the text names no single town. */
  readonly isRefused: boolean
  type(text: string): void
  take(town: Town): void
  /** Takes the town that the text means, or else the first one that it begins. */
  first(): Promise<void>
  /** Settles the text soon, since the field was left. */
  left(): void
  /** Takes the town that is typed but not chosen yet, and resolves to it; undefined if none is to be taken. */
  settle(): Promise<Town | 'refused' | undefined>
}

const nothing: Meant = { words: '', town: undefined, offered: [], isShared: false }

/** Keeps what is typed as a town until it is chosen, or a place is chosen in another way. */
export function useTown(spot: Point | undefined, choose: (town: Town) => void): TownField {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  // With what it means, which may not be drawn yet when the focus goes to the refusal.
  const [refused, setRefused] = useState<Meant>()
  const known = useKnown(text)
  const latest = useRef({ text, isOpen, choose })
  latest.current = { text, isOpen, choose }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => setOpen(false), [spot])
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = (town: Town) => {
    setText(nameOf(town))
    setOpen(false)
    latest.current.choose(town)
  }
  const type = (typed: string) => {
    clearTimeout(timer.current)
    setText(typed)
    setOpen(typed.trim() !== '')
    setRefused(undefined)
    const chosen = known.found.find((town) => nameOf(town) === typed)
    if (chosen) take(chosen)
  }
  const first = async () => {
    // What is chosen stays so: another town of its name may come first.
    if (!isOpen) return
    // The file of its letter may still be on its way.
    const meant = await townMeant(text).catch(() => ({ ...nothing, words: text }))
    const [begun] = await townsBegunBy(text).catch(() => [])
    const town = meant.town ?? begun
    if (latest.current.text !== text) return
    if (town) take(town)
    else setRefused(meant)
  }
  const settle = async () => {
    clearTimeout(timer.current)
    const asked = latest.current
    if (!asked.isOpen) return undefined
    const meant = await townMeant(asked.text).catch(() => ({ ...nothing, words: asked.text }))
    const { town } = meant
    // Meanwhile, another place was chosen, or more was typed.
    if (!latest.current.isOpen || latest.current.text !== asked.text) return undefined
    if (town) take(town)
    else setRefused(meant)
    return town ?? 'refused'
  }
  const left = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void settle(), PAUSE_MS)
  }
  return {
    text,
    found: known.found,
    meant: isOpen ? (refused ?? (known.meant.words === text ? known.meant : undefined)) : undefined,
    isRefused: isOpen && refused !== undefined,
    type,
    take,
    first,
    left,
    settle,
  }
}

/** What is known of a text: the towns that it begins, and what it means. */
function useKnown(text: string) {
  const [known, setKnown] = useState({ found: [] as readonly Town[], meant: nothing })
  useEffect(() => {
    let over = false
    void Promise.all([townsBegunBy(text), townMeant(text)])
      .catch(() => [[], { ...nothing, words: text }] as const)
      .then(([found, meant]) => {
        if (!over) setKnown({ found, meant })
      })
    return () => {
      over = true
    }
  }, [text])
  return known
}
