import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { language } from '../language/language.ts'
import { readSettings } from '../settings.ts'
import { useStore } from '../store.ts'
import type { Engine } from './engine.ts'
import type { Area } from './markers/feed.ts'
import { type Layers, openLayers } from './markers/layers.ts'
import { t } from './messages/index.ts'
import type { Marker } from './operations.ts'
import { projectionOf } from './projection.ts'
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

/** How long MapLibre's code, and then its WebGL, wait at most for the first markers, which they would delay. */
const [CODE_WAITS_MS, WEBGL_WAITS_MS] = [1_000, 1_000]

/** Shows markers, and MapLibre under them once it has been loaded. */
export function useEngine(options: Options): {
  readonly container: RefObject<HTMLDivElement | null>
  /** Goes to a place. Until the map has loaded, and if it can't be drawn, only the markers and the list do. */
  readonly go: (spot: Spot) => void
  /** Why there is no map. */
  readonly problem: string | undefined
} {
  const container = useRef<HTMLDivElement>(null)
  const engine = useRef<Engine | undefined>(undefined)
  const [layers, setLayers] = useState<Layers>()
  const [problem, setProblem] = useState<string>()
  const newest = useRef(options)
  newest.current = options
  const { loans, profiles, people, selected } = options
  // Markers have texts, too.
  const spoken = useStore(language)
  const known = useRef(Promise.withResolvers<void>())
  useEffect(() => {
    const { current: element } = container
    if (element === null) return
    const size = sizeOf(element)
    const { spot, moved } = newest.current
    const start = { ...spot, zoom: spot.zoom ?? worldZoom(size.width) }
    moved(viewAround(start, size))
    const chosen = (marker: Marker) => newest.current.chosen(marker)
    const opened = openLayers(element, projectionOf(start, size), chosen)
    setLayers(opened)
    let over = false
    const open = async () => {
      const markers = (ms: number) => Promise.race([known.current.promise, wait(ms)])
      await markers(CODE_WAITS_MS)
      const { openEngine } = await import('./engine.ts')
      await markers(WEBGL_WAITS_MS)
      if (over) return
      opened.settle()
      engine.current = openEngine({
        container: element,
        pins: opened.pins,
        streets: readSettings().mapStyle ?? undefined,
        spot: newest.current.spot,
        moved: (view) => newest.current.moved(view),
        moving: (project) => opened.place(project),
      })
    }
    open().catch(() => setProblem(t('cannotDraw')))
    return () => {
      over = true
      engine.current?.close()
    }
  }, [])
  useEffect(() => {
    layers?.show({ loans, profiles, people, selected })
    // Resolves once the markers have been painted: in the task after the frame in which they are drawn.
    if (loans.known) requestAnimationFrame(() => setTimeout(known.current.resolve))
  }, [layers, loans, profiles, people, selected, spoken])
  const go = (spot: Spot) => {
    const { current: element } = container
    if (engine.current) return engine.current.go(spot)
    if (element === null) return
    const size = sizeOf(element)
    layers?.place(projectionOf(spot, size))
    newest.current.moved(viewAround(spot, size))
  }
  return { container, go, problem }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** An element's size in pixels. */
export function sizeOf({ clientWidth: width, clientHeight: height }: Element) {
  return { width, height }
}
