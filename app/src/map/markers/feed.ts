import type { Connection } from '../../api/connection.ts'
import { follow } from '../../api/follow.ts'
import type { BBox, LoanMarkerFilter } from '../../graphql/graphql.ts'
import { createStore, type Store } from '../../store.ts'
import { loanMarkers, type Marker, profileMarkers } from '../operations.ts'
import { covers, gridZoom, padded, type View } from '../view.ts'
import { sparingly } from './budget.ts'

/** The markers of an area, as they are now. */
export interface Area {
  readonly markers: ReadonlyMap<string, Marker>
  /** The gateway's zoom; each cluster is a square of that zoom's grid. */
  readonly zoom: number
  /** Whether the first answer for the area has arrived, so that no marker is missing. */
  readonly known: boolean
  /** Whether this is the whole area as it is, and not a change that has just happened. */
  readonly isFirst: boolean
  /** Why there is no answer. */
  readonly problem: string | undefined
}

/** What to watch. */
interface Wanted {
  readonly view: View
  readonly filter: LoanMarkerFilter
  /** Whether people are shown too: then the squares are larger, and both kinds have half of each. */
  readonly people: boolean
}

/** One kind of marker in view, live. */
export interface MarkerFeed {
  readonly area: Store<Area>
  watch(wanted: Wanted): void
  close(): void
}

const nothing: Area = {
  markers: new Map(),
  zoom: 0,
  known: false,
  isFirst: true,
  problem: undefined,
}
/** The margin around the view that is watched as well, as a share of its size, so that small moves need no new subscription. */
const MARGIN = 0.25

/** Opens a feed of loans or of people, which is empty until it is told what to watch. */
export function openFeed(connection: Connection, kind: 'loan' | 'profile'): MarkerFeed {
  const area = createStore(nothing)
  const pace = sparingly()
  let watched: { readonly box: BBox; readonly rest: string } | undefined
  let stop: () => void = () => undefined
  const start = ({ filter }: Wanted, bbox: BBox, zoom: number) => {
    stop()
    const sink = {
      next: (changes: Changes) =>
        area.set(changed(changes.reset ? { ...nothing, zoom } : area.get(), changes)),
      failed: (problem: string) => area.set({ ...area.get(), problem }),
    }
    stop =
      kind === 'loan'
        ? follow(
            connection,
            loanMarkers,
            { bbox, zoom, filter },
            {
              ...sink,
              next: (data) => sink.next(data.loanMarkersChanged),
            },
          )
        : follow(
            connection,
            profileMarkers,
            { bbox, zoom },
            {
              ...sink,
              next: (data) => sink.next(data.profileMarkersChanged),
            },
          )
  }
  return {
    area,
    watch(wanted) {
      const zoom = gridZoom(wanted.view.zoom, wanted.people)
      const rest = JSON.stringify([zoom, kind === 'loan' && wanted.filter])
      if (watched?.rest === rest && covers(watched.box, wanted.view.bounds)) return
      const box = padded(wanted.view.bounds, MARGIN)
      watched = { box, rest }
      pace.run(() => start(wanted, box, zoom))
    },
    close() {
      pace.cancel()
      stop()
      watched = undefined
      area.set(nothing)
    },
  }
}

interface Changes {
  readonly upserted: readonly Marker[]
  readonly removedIds: readonly string[]
  readonly reset: boolean
}

function changed(before: Area, { upserted, removedIds, reset }: Changes): Area {
  const markers = new Map(before.markers)
  for (const id of removedIds) markers.delete(id)
  for (const marker of upserted) markers.set(marker.id, marker)
  return { markers, zoom: before.zoom, known: true, isFirst: reset, problem: undefined }
}
