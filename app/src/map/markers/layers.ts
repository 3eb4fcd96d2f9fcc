import type { Marker } from '../operations.ts'
import type { Project } from '../projection.ts'
import type { Area } from './feed.ts'
import { type MarkerLayer, markerLayer } from './marker-layer.ts'

/** The markers of the map, loans and people, in an element of their own. */
export interface Layers {
  readonly pins: HTMLElement
  show(of: {
    readonly loans: Area
    readonly profiles: Area
    readonly people: boolean
    readonly selected: string | undefined
  }): void
  place: MarkerLayer['place']
  settle: MarkerLayer['settle']
}

/** Opens both layers in an element. */
export function openLayers(
  element: HTMLElement,
  first: Project,
  chosen: (marker: Marker) => void,
): Layers {
  const pins = document.createElement('div')
  pins.className = 'pins'
  element.append(pins)
  const [ofLoans, ofPeople] = [markerLayer(pins, first, chosen), markerLayer(pins, first, chosen)]
  return {
    pins,
    show({ loans, profiles, people, selected }) {
      const pixels = people ? 128 : 64
      ofLoans.show({ area: loans, others: people ? profiles : undefined, pixels, selected })
      ofPeople.show({ area: profiles, others: loans, pixels, selected })
    },
    place(project) {
      ofLoans.place(project)
      ofPeople.place(project)
    },
    settle() {
      ofLoans.settle()
      ofPeople.settle()
    },
  }
}
