import type { Point } from '../projection.ts'

const KM_PER_DEGREE = 111.2

/** The town that is nearest to a place, and how far away its middle is; undefined if there is none within a degree. */
export function nearestOf<Town extends Point>(
  towns: readonly Town[],
  { latitude, longitude }: Point,
): { readonly town: Town; readonly km: number } | undefined {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  let [best, least]: [Town | undefined, number] = [undefined, 1]
  for (const town of towns) {
    const turn = Math.abs(town.longitude - longitude)
    const away = Math.hypot(Math.min(turn, 360 - turn) * narrow, town.latitude - latitude)
    if (away < least) [best, least] = [town, away]
  }
  return best && { town: best, km: Math.round(least * KM_PER_DEGREE) }
}
