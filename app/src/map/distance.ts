import { t } from './messages/index.ts'
import type { Marker } from './operations.ts'
import type { Point } from './projection.ts'
import type { Town } from './towns/towns.ts'

const EARTH_KM = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How far it is from one point to another, in kilometres. */
export function kmBetween(one: Point, other: Point): number {
  const [down, across] = [
    radians(other.latitude - one.latitude),
    radians(other.longitude - one.longitude),
  ]
  const part =
    Math.sin(down / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(across / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part))
}

/** Kilometres as readers write them, no more exact than they need: `340 km`, `4,100 km`. */
export function inKm(km: number): string {
  const step = km < 100 ? 1 : km < 1_000 ? 10 : 100
  return t('km', { km: Math.max(1, Math.round(km / step)) * step })
}

const [NEAR_KM, AROUND_KM, COUNTRY_KM] = [50, 400, 1_500]

/** Where a cluster is, as exactly as its size allows: a city's name suits the loans of a city, but not those of a continent. */
export function whereabouts({ bbox }: Pick<Marker, 'bbox'>, { name, country }: Town): string {
  const [west = 0, south = 0, east = 0, north = 0] = bbox ?? []
  const km = kmBetween({ latitude: south, longitude: west }, { latitude: north, longitude: east })
  if (km < NEAR_KM) return t('near', { name, country })
  if (km < AROUND_KM) return t('around', { name, country })
  return t(km < COUNTRY_KM ? 'countryAround' : 'countryBeyond', { country, km: inKm(km) })
}
