import { type Map as MapLibre, Marker as Pin } from 'maplibre-gl'
import type { Area } from './feed.ts'
import { draw, newElement } from './marker-element.ts'
import type { Marker } from './operations.ts'
import { spread } from './spread.ts'

/** Markers of one kind as elements on the map. */
export interface MarkerLayer {
  /** Draws an area; a change that has just happened moves. `part`: of each cell, from 0 to 1, the part that is this kind's. */
  show(area: Area, part: readonly [number, number]): void
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
    show({ markers, zoom, isFirst }, part) {
      for (const [id, { pin, element }] of drawn) {
        if (markers.has(id)) continue
        drawn.delete(id)
        depart(pin, element, !isFirst && id.startsWith('loan:'))
      }
      for (const marker of markers.values()) {
        const known = drawn.get(marker.id)
        const one = known ?? add(marker)
        one.marker = marker
        const { latitude, longitude, radius } = spread(marker, zoom, part)
        one.pin.setLngLat([longitude, latitude])
        draw(one.element, marker, radius)
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
