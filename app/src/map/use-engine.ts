import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Engine } from './engine.ts'
import type { Area } from './feed.ts'
import type { Marker } from './operations.ts'
import type { Start, View } from './view.ts'

interface Options {
  readonly spot: Start
  readonly loans: Area
  readonly profiles: Area
  readonly people: boolean
  readonly moved: (view: View) => void
  readonly chosen: (marker: Marker) => void
}

/** Loads MapLibre into an element, and keeps its markers as they are in the areas. */
export function useEngine(options: Options): {
  readonly container: RefObject<HTMLDivElement | null>
  readonly engine: Engine | undefined
  /** Why there is no map. */
  readonly problem: string | undefined
} {
  const container = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<Engine>()
  const [problem, setProblem] = useState<string>()
  const newest = useRef(options)
  newest.current = options
  useEffect(() => {
    let over = false
    let opened: Engine | undefined
    const open = async () => {
      const { openEngine } = await import('./engine.ts')
      if (over || container.current === null) return
      opened = openEngine({
        container: container.current,
        spot: newest.current.spot,
        moved: (view) => newest.current.moved(view),
        chosen: (marker) => newest.current.chosen(marker),
      })
      setEngine(opened)
    }
    open().catch(() =>
      setProblem('This browser can’t draw the map; the list shows the same loans.'),
    )
    return () => {
      over = true
      opened?.close()
    }
  }, [])
  const { loans, profiles, people } = options
  useEffect(() => engine?.loans.show(loans, people ? [0, 0.5] : [0, 1]), [engine, loans, people])
  useEffect(() => engine?.people.show(profiles, [0.5, 1]), [engine, profiles])
  return { container, engine, problem }
}
