import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Engine } from './engine.ts'
import type { Area } from './feed.ts'
import type { Marker } from './operations.ts'
import { type Spot, type Start, type View, viewAround, worldZoom } from './view.ts'

interface Options {
  readonly spot: Start
  readonly loans: Area
  readonly profiles: Area
  readonly people: boolean
  /** The id of the marker that stands out. */
  readonly selected: string | undefined
  readonly moved: (view: View) => void
  readonly chosen: (marker: Marker) => void
}

/** Loads MapLibre into an element, and keeps its markers as they are in the areas. */
export function useEngine(options: Options): {
  readonly container: RefObject<HTMLDivElement | null>
  /** Goes to a place; before there is a map, and where there is none, the list does. */
  readonly go: (spot: Spot) => void
  /** Why there is no map. */
  readonly problem: string | undefined
} {
  const container = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<Engine>()
  const [problem, setProblem] = useState<string>()
  const newest = useRef(options)
  newest.current = options
  useEffect(() => {
    const { current: element } = container
    if (element === null) return
    const { spot, moved } = newest.current
    const size = sizeOf(element)
    moved(viewAround({ ...spot, zoom: spot.zoom ?? worldZoom(size.width) }, size))
    let over = false
    let opened: Engine | undefined
    const open = async () => {
      const { openEngine } = await import('./engine.ts')
      if (over) return
      opened = openEngine({
        container: element,
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
  const { loans, profiles, people, selected } = options
  useEffect(() => {
    const pixels = people ? 128 : 64
    const others = people ? profiles : undefined
    engine?.loans.show({ area: loans, others, pixels, selected })
    engine?.people.show({ area: profiles, others: loans, pixels, selected })
  }, [engine, loans, profiles, people, selected])
  const go = (spot: Spot) => {
    const { current: element } = container
    if (engine) return engine.go(spot)
    // The map opens where the reader has gone meanwhile.
    if (element) newest.current.moved(viewAround(spot, sizeOf(element)))
  }
  return { container, go, problem }
}

/** An element's size in pixels. */
export function sizeOf({ clientWidth: width, clientHeight: height }: Element) {
  return { width, height }
}
