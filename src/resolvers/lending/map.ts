import type { GraphQLResolveInfo } from 'graphql'
import type { AreaWatch, MarkerChanges } from '../../area-feed/live-area.ts'
import type { Context } from '../../context.ts'
import { ToldError } from '../../languages/told-error.ts'
import { type Area, checkArea, wrapped } from '../../lending/map/area.ts'
import { readMarkers, recordOf } from '../../lending/map/markers.ts'
import { live } from '../live.ts'
import { orRefusal } from '../refusals/outcome.ts'
import { loanOf, memberOf } from '../related.ts'
import { areAlike } from '../sharing.ts'
import type {
  QueryLoanMarkersArgs,
  QueryProfileMarkersArgs,
  Resolvers,
} from '../types.generated.ts'

export const map = {
  Query: {
    loanMarkers: (_, args, context) => readMarkers(context.loaders.reader, loanArea(context, args)),
    profileMarkers: (_, args, context) =>
      readMarkers(context.loaders.reader, profileArea(context, args)),
  },
  Marker: {
    loan: (marker, _, context) => loanOf(context, recordOf(marker, 'loan')),
    member: (marker, _, context) => memberOf(context, recordOf(marker, 'profile')),
    bbox: ({ bbox }) => bbox && [...bbox],
  },
  Subscription: {
    loanMarkersChanged: {
      subscribe: (_, { initial, ...args }, context, info) =>
        moving(context, loanArea(context, args), initial ?? true, info),
      resolve: (changes: MarkerChanges) => changes,
    },
    profileMarkersChanged: {
      subscribe: (_, { initial, ...args }, context, info) =>
        moving(context, profileArea(context, args), initial ?? true, info),
      resolve: (changes: MarkerChanges) => changes,
    },
  },
} satisfies Resolvers

async function moving(
  { areas, viewer }: Context,
  area: Area,
  initial: boolean,
  info: GraphQLResolveInfo,
) {
  const watch = areas.watch(area, viewer.id)
  if (watch === undefined) throw tooMany
  if (!initial) await passOver(watch)
  // Subscriptions share results by the identity of the object, so copies are not shared.
  const readOwn = async () => (await watch.read()).map((changes) => ({ ...changes }))
  return live(watch, areAlike(info) ? watch.read : readOwn, { atOnce: true })
}

/** Reads the markers that are there already, so that only changes are sent. */
async function passOver(watch: AreaWatch): Promise<void> {
  try {
    await watch.read()
  } catch (error) {
    watch.stop()
    throw error
  }
}

const tooMany = new ToldError('TOO_MANY_SUBSCRIPTIONS', 'error.live.areas')

function loanArea(context: Context, { bbox, zoom, filter }: QueryLoanMarkersArgs): Area {
  const { riskLevel, purposes, ...others } = filter ?? {}
  const sets = { riskLevel: distinct(riskLevel), purposes: distinct(purposes) }
  const traits = Object.entries({ ...sets, ...others }).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return checked(context, {
    kind: 'loan',
    bbox,
    zoom: zoom ?? null,
    traits: Object.fromEntries(traits.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  })
}

function distinct<T>(items: readonly T[] | null | undefined): readonly T[] | undefined {
  return items ? [...new Set(items)].toSorted() : undefined
}

function profileArea(context: Context, { bbox, zoom }: QueryProfileMarkersArgs): Area {
  return checked(context, { kind: 'profile', bbox, zoom: zoom ?? null, traits: {} })
}

function checked(context: Context, area: Area): Area {
  orRefusal(context, () => checkArea(area))
  const { west, south, east, north } = wrapped(area.bbox)
  // In a fixed order, so that equal areas have equal texts.
  return { ...area, bbox: { west, south, east, north } }
}
