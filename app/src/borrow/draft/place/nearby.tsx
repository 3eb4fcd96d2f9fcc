import { useEffect, useState } from 'preact/hooks'
import type { Point } from '../../../map/projection.ts'
import { nearestOf } from '../../../map/towns/nearest-town.ts'
import { type Town, townsAround } from '../../../map/towns/towns.ts'
import { t } from '../../messages/index.ts'

/** Within so many kilometres of its middle, a place counts as in or at a town. */
const AT_KM = 4

/** Names a place back: the town that is nearest to it, so that a slip on the map is noticed. */
export function Nearby({ spot }: { readonly spot: Point }) {
  const [towns, setTowns] = useState<readonly Town[]>()
  useEffect(() => {
    let over = false
    townsAround(spot)
      .then((found) => !over && setTowns(found))
      .catch(() => undefined)
    return () => {
      over = true
    }
  }, [Math.floor(spot.latitude), Math.floor(spot.longitude)])
  return <span role="status">{towns && told(nearestOf(towns, spot))}</span>
}

function told(near: ReturnType<typeof nearestOf<Town>>): string {
  if (near === undefined) return t('place.remote')
  const values = { town: `${near.town.name}, ${near.town.country}` }
  return near.km <= AT_KM ? t('place.at', values) : t('place.near', { ...values, km: near.km })
}
