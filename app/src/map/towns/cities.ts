import { useEffect, useMemo, useState } from 'preact/hooks'
import { language } from '../../language/language.ts'
import { countryNames } from '../../parts/forms/countries.ts'
import { useStore } from '../../store.ts'
import type { Point } from '../projection.ts'
import type { Row } from './town-names.ts'
import { type Town, townIn } from './towns.ts'

/** The world's cities, the largest first; none until they have been loaded. */
export function useCities(): readonly Town[] {
  const [rows, setRows] = useState<readonly Row[]>([])
  const spoken = useStore(language)
  useEffect(() => void import('virtual:cities').then(({ cities }) => setRows(cities)), [])
  return useMemo(() => rows.map(townIn(countryNames())), [rows, spoken])
}

/** A large city near a place: a million people outweigh some distance. Undefined while none are known. */
export function cityNear(
  cities: readonly Town[],
  { latitude, longitude }: Point,
): Town | undefined {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  let [best, least]: [Town | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const city of cities) {
    const turn = Math.abs(city.longitude - longitude)
    const distance = Math.hypot(Math.min(turn, 360 - turn) * narrow, city.latitude - latitude)
    const cost = (distance + 0.2) / (1 + Math.log10(1 + city.people / 100))
    if (cost < least) [best, least] = [city, cost]
  }
  return best
}
