import 'maplibre-gl/dist/maplibre-gl.css'
import { type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { onThemeChange } from '../shell/theme.tsx'
import { baseStyle } from './base-style.ts'
import { t } from './messages/index.ts'
import { nearest, type Project } from './projection.ts'
import { boxOf, LEAST_ZOOM, type Spot, type Start, type View, worldZoom } from './view.ts'
import { countries, places } from './world.ts'
import { addZoomButtons } from './zoom-buttons.ts'

/** The map, as the screen uses it. */
export interface Engine {
  /** Goes to a place, without animation for readers who want less motion. */
  go(spot: Spot): void
  close(): void
}

interface Options {
  readonly container: HTMLElement
  readonly spot: Start
  /** The URL of a style that draws streets; without it, or if it can't be had, the map has coasts, borders and cities. */
  readonly streets: string | undefined
  /** The markers' element. It becomes part of the map, so that dragging a marker moves the map too. */
  readonly pins: HTMLElement
  readonly moved: (view: View) => void
  /** Called for each frame while the map moves. */
  readonly moving: (project: Project) => void
}

/** Coasts are drawn finer from this zoom on. */
const NEAR = 3.5

/** Opens a map of the world, drawn only from files that the gateway serves, unless the deployment names a style. */
export function openEngine({ container, spot, streets, pins, moved, moving }: Options): Engine {
  // A worker loads by the policy that its file came with, so one that may load streets is kept under another name.
  setWorkerUrl(streets === undefined ? workerUrl : `${workerUrl}?${new URL(streets).host}`)
  const map = new MapLibre({
    container,
    style: streets ?? baseStyle(),
    center: [spot.longitude, spot.latitude],
    // The whole world at first, as wide as the page.
    zoom: spot.zoom ?? worldZoom(container.clientWidth),
    minZoom: LEAST_ZOOM,
    maxZoom: 18,
    // Whoever made the streets wants to be named.
    attributionControl: streets === undefined ? false : { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
  })
  map.touchZoomRotate.disableRotation()
  const stopNames = addZoomButtons(map, () => t('map'))
  const world = streets === undefined ? drawWorld(map) : drawStreets(map)
  const stopThemes = onThemeChange(() => world.paint())
  map.getCanvasContainer().append(pins)
  const follow = () => moving(projectionIn(map))
  map.on('move', follow)
  map.on('resize', follow)
  map.on('moveend', () => moved(viewOf(map)))
  queueMicrotask(() => moved(viewOf(map)))
  follow()
  return {
    go: ({ latitude, longitude, zoom }) =>
      void map.flyTo({ center: [longitude, latitude], zoom, speed: 1.8, maxDuration: 1_500 }),
    close() {
      stopNames()
      stopThemes()
      map.remove()
    },
  }
}

/** The map repeats the world; the copy nearest to the middle has the markers. */
function projectionIn(map: MapLibre): Project {
  const { lng } = map.getCenter()
  return ({ latitude, longitude }) => map.project([nearest(longitude, lng), latitude])
}

function viewOf(map: MapLibre): View {
  const { lng: longitude, lat: latitude } = map.getCenter().wrap()
  const bounds = map.getBounds()
  const [west, south, east, north] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ]
  return { latitude, longitude, zoom: map.getZoom(), bounds: boxOf(west, south, east, north) }
}

/** What is drawn beneath the markers. */
interface Ground {
  /** Takes on the colours of the page's theme. */
  paint(): void
}

/** Draws the style that the map was opened with or, if that can't be had, what is drawn without one. */
function drawStreets(map: MapLibre): Ground {
  let ground: Ground | undefined
  let isThere = false
  map.once('style.load', () => {
    isThere = true
  })
  map.on('error', () => {
    if (isThere || ground !== undefined) return
    map.setStyle(baseStyle())
    ground = drawWorld(map)
  })
  return { paint: () => ground?.paint() }
}

/** Draws countries and names as they arrive, and finer ones when the reader zooms in. Markers wait for neither. */
function drawWorld(map: MapLibre): Ground {
  const put = async (source: string, data: ReturnType<typeof places>) =>
    map.getSource<GeoJSONSource>(source)?.setData(await data)
  map.once('load', async () => {
    await put('countries', countries('coarse'))
    await put('places', places())
    const nearer = async () => {
      if (map.getZoom() < NEAR) return
      map.off('zoomend', nearer)
      await put('countries', countries('fine'))
    }
    map.on('zoomend', nearer)
    await nearer()
  })
  return {
    paint() {
      for (const { id, paint = {} } of baseStyle().layers)
        for (const [name, value] of Object.entries(paint))
          map.setPaintProperty(id, name as Parameters<MapLibre['setPaintProperty']>[1], value)
    },
  }
}
