import type { MarkerKind } from './area.ts'
import type { Marker } from './map.ts'

/** What lies within a cell of the map's grid. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly count: number
  readonly latitude: number
  readonly longitude: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The marker that stands for a cell with several markers. */
export function cluster(kind: MarkerKind, zoom: number, { x, y, count, ...place }: Cell): Marker {
  const { latitude, longitude, west, south, east, north } = place
  return {
    id: `cluster:${kind}/${zoom}/${x}/${y}`,
    kind,
    latitude,
    longitude,
    title: null,
    subtitle: null,
    status: null,
    amountRequested: null,
    amountFunded: null,
    riskLevel: null,
    userType: null,
    count,
    bbox: [west, south, east, north],
  }
}
