import type { Marker } from '../operations.ts'
import type { Project } from '../projection.ts'
import type { Area } from './feed.ts'
import { draw, newElement } from './marker-element.ts'
import { roomFor } from './room.ts'
import type { Spread } from './spread.ts'

/** What to draw of one kind of marker. */
interface Shown {
  readonly area: Area
  /** The squares' least width in pixels. */
  readonly pixels: number
  /** The markers of the other kind, if it is shown. */
  readonly others: Area | undefined
  /** The id of the marker that stands out. */
  readonly selected: string | undefined
}

/** Markers of one kind, as elements over the map, and also before the map has loaded. */
export interface MarkerLayer {
  /** Draws an area; a change that has just happened is animated. */
  show(shown: Shown): void
  /** Puts each marker where it belongs, after the view has moved. */
  place(project: Project): void
  /** Called before the elements are moved in the page, so that markers don't repeat their entrance. */
  settle(): void
}

interface Drawn {
  readonly element: HTMLElement
  marker: Marker
  spot: Spread
}

/** Opens a layer without markers. */
export function markerLayer(
  host: HTMLElement,
  first: Project,
  chosen: (marker: Marker) => void,
): MarkerLayer {
  const drawn = new Map<string, Drawn>()
  let project = first
  const put = ({ element, spot }: Drawn) => {
    const { x, y } = project(spot)
    element.style.transform = `translate(-50%, -50%) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
  }
  return {
    show({ area, pixels, others, selected }) {
      const { markers, zoom, isFirst } = area
      for (const [id, { element }] of drawn) {
        if (markers.has(id)) continue
        drawn.delete(id)
        depart(element, !isFirst && id.startsWith('loan:'))
      }
      const grid = { zoom, pixels }
      const spots = roomFor([...markers.values()], [...(others?.markers.values() ?? [])], grid)
      for (const marker of markers.values()) {
        const spot = spots.get(marker.id)
        if (spot === undefined) continue
        const known = drawn.get(marker.id)
        const element =
          known?.element ?? newElement(() => chosen(drawn.get(marker.id)?.marker ?? marker))
        const one = { element, marker, spot }
        drawn.set(marker.id, one)
        draw(element, marker, spot.radius)
        element.classList.toggle('selected', marker.id === selected)
        put(one)
        if (known !== undefined) continue
        element.classList.add(isFirst ? 'shown' : 'arrived')
        host.append(element)
      }
    },
    place(next) {
      project = next
      for (const one of drawn.values()) put(one)
    },
    settle() {
      for (const { element } of drawn.values()) element.classList.remove('shown', 'arrived')
    },
  }
}

/** Removes a marker; the exit of a loan that has just been filled or withdrawn is animated. */
function depart(element: HTMLElement, seen: boolean): void {
  if (!seen || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.remove()
    return
  }
  element.classList.add('leaving')
  const gone = () => element.remove()
  element.addEventListener('animationend', gone, { once: true })
  // An element that is not drawn has no animation, which could end.
  setTimeout(gone, 2_000)
}
