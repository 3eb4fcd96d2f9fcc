import { type Map as MapLibre, Marker as Pin } from 'maplibre-gl'
import type { Area } from './feed.ts'
import { draw, newElement } from './marker-element.ts'
import type { Marker } from './operations.ts'
import { cellOf, spread } from './spread.ts'

/** What of a kind to draw. */
interface Shown {
  readonly area: Area
  /** The cells' least width in pixels. */
  readonly pixels: number
  /** The markers of the other kind, if it is shown. */
  readonly others: Area | undefined
  /** The id of the marker that stands out. */
  readonly selected: string | undefined
}

/** Markers of one kind as elements on the map. */
export interface MarkerLayer {
  /** Draws an area; a change that has just happened moves. */
  show(shown: Shown): void
}

interface Drawn {
  readonly pin: Pin
  readonly element: HTMLElement
  marker: Marker
}

/** Opens a layer without markers. */
export function markerLayer(map: MapLibre, chosen: (marker: Marker) => void): MarkerLayer {
  const drawn = new Map<string, Drawn>()
  const add = (marker: Marker): Drawn => {
    const element = newElement(() => chosen(drawn.get(marker.id)?.marker ?? marker))
    const pin = new Pin({ element }).setLngLat([marker.longitude, marker.latitude]).addTo(map)
    const added = { pin, element, marker }
    drawn.set(marker.id, added)
    return added
  }
  return {
    show({ area, pixels, others, selected }) {
      const { markers, zoom, isFirst } = area
      for (const [id, { pin, element }] of drawn) {
        if (markers.has(id)) continue
        drawn.delete(id)
        depart(pin, element, !isFirst && id.startsWith('loan:'))
      }
      const grid = { zoom, pixels }
      const rivals = new Map(
        [...(others?.markers.values() ?? [])].map((one) => [cellOf(one, grid), one]),
      )
      for (const marker of markers.values()) {
        const known = drawn.get(marker.id)
        const one = known ?? add(marker)
        one.marker = marker
        const spot = spread(marker, grid, rivals.get(cellOf(marker, grid)))
        one.pin.setLngLat([spot.longitude, spot.latitude])
        draw(one.element, marker, spot.radius)
        one.element.classList.toggle('selected', marker.id === selected)
        if (known === undefined) one.element.classList.add(isFirst ? 'shown' : 'arrived')
      }
    },
  }
}

/** Removes a marker; a loan that has just been filled or withdrawn is seen to leave. */
function depart(pin: Pin, element: HTMLElement, seen: boolean): void {
  if (!seen || matchMedia('(prefers-reduced-motion: reduce)').matches) return void pin.remove()
  element.classList.add('leaving')
  const gone = () => pin.remove()
  element.addEventListener('animationend', gone, { once: true })
  // An element that is not drawn has no animation.
  setTimeout(gone, 2_000)
}
