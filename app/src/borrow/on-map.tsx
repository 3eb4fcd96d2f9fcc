import { useQuery } from '@urql/preact'
import type { Point } from '../map/projection.ts'
import { BASE } from '../shell/router.ts'
import { publicArea } from './draft/place/area.ts'
import { t } from './messages/index.ts'
import { publicPointQuery } from './operations.ts'

/**
 * Leads to a loan on the map, where others see it: the address names its public point, never the exact place, since borrowers share
 * it. Nothing while the map does not show the loan.
 */
export function OnMap({ id, place }: { readonly id: string; readonly place: Point }) {
  const bbox = boxAround(place)
  const [{ data }] = useQuery({ query: publicPointQuery, variables: { bbox } })
  const marker = data?.loanMarkers.markers.find((one) => one.id === `loan:${id}`)
  if (marker === undefined) return null
  return (
    <p class="small">
      <a href={`${BASE}/map?at=${marker.latitude},${marker.longitude},11&loan=${id}`}>
        {t('seeOnMap')}
      </a>
    </p>
  )
}

/** The box in which the public point of a place is. */
function boxAround(place: Point) {
  const [ring = []] = publicArea(place).geometry.coordinates
  const [[west = 0, south = 0] = [], , [east = 0, north = 0] = []] = ring
  return { west, south, east, north }
}
