import { moveByArrows } from '../../../map/arrow-keys.ts'
import { townsAround } from '../../../map/towns/towns.ts'
import { addZoomButtons } from '../../../map/zoom-buttons.ts'
import { t } from '../../messages/index.ts'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { FeatureCollection } from 'geojson'
import { type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { baseStyle, coloursOf } from '../../../map/base-style.ts'
import type { Point } from '../../../map/projection.ts'
import { countries, places } from '../../../map/world.ts'
import { onThemeChange } from '../../../shell/theme.tsx'
import { publicArea } from './area.ts'

/** A map whose middle is the place: moving the map, by hand, by keys or by a click, moves the place. */
export interface PlaceMap {
  /** Goes to a place. */
  go(spot: Point): void
  /** Draws where others may see the place, or nothing. */
  show(spot: Point | undefined): void
  close(): void
}

const NEAR = 10
/** The zoom from which on towns are named, too. */
const TOWNS_FROM = 7
const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Opens a map at a place, or of the whole world; `moved` is called when the reader has moved it. */
export function openPlaceMap(
  container: HTMLElement,
  at: Point | undefined,
  moved: (spot: Point) => void,
): PlaceMap {
  setWorkerUrl(workerUrl)
  const map = new MapLibre({
    container,
    style: styleWithArea(),
    center: at ? [at.longitude, at.latitude] : [10, 24],
    zoom: at ? NEAR : 0.8,
    minZoom: 0.5,
    // Nearer, there would be nothing to see but land.
    maxZoom: 12,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
  })
  map.scrollZoom.enable({ around: 'center' })
  map.touchZoomRotate.enable({ around: 'center' })
  map.touchZoomRotate.disableRotation()
  const stopKeys = moveByArrows(map)
  const stopNames = addZoomButtons(map, () => t('placeMap'))
  let shown = at
  const draw = () =>
    map.getSource<GeoJSONSource>('area')?.setData(shown ? publicArea(shown) : nothing)
  const fill = async (source: string, data: ReturnType<typeof places>) => {
    const features = await data
    map.getSource<GeoJSONSource>(source)?.setData(features)
  }
  /** The names of the world's cities and, near a place, those of its towns: a map of land alone would show nothing. */
  const name = () => {
    const { lat: latitude, lng: longitude } = map.getCenter().wrap()
    void fill(
      'places',
      map.getZoom() < TOWNS_FROM ? places() : townsAsPlaces({ latitude, longitude }),
    )
  }
  const dress = () => {
    draw()
    void fill('countries', countries('fine'))
    name()
  }
  map.once('load', dress)
  const stopThemes = onThemeChange(() =>
    map.setStyle(styleWithArea(), { diff: false }).once('styledata', dress),
  )
  map.on('click', ({ lngLat, originalEvent }) => void map.panTo(lngLat, {}, { originalEvent }))
  map.on('moveend', (event) => {
    name()
    // A move by the page itself, not by the reader.
    if (event.originalEvent === undefined) return
    const { lat: latitude, lng: longitude } = map.getCenter().wrap()
    moved({ latitude: rounded(latitude), longitude: rounded(longitude) })
  })
  return {
    go: ({ latitude, longitude }) =>
      void map.flyTo({
        center: [longitude, latitude],
        zoom: Math.max(NEAR, map.getZoom()),
        maxDuration: 1_200,
      }),
    show(spot) {
      shown = spot
      draw()
    },
    close() {
      stopKeys()
      stopNames()
      stopThemes()
      map.remove()
    },
  }
}

async function townsAsPlaces(spot: Point): Promise<FeatureCollection> {
  const towns = await townsAround(spot)
  return {
    type: 'FeatureCollection',
    features: towns.map(({ name, people, longitude, latitude }) => ({
      type: 'Feature',
      properties: { name, people },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

function styleWithArea(): ReturnType<typeof baseStyle> {
  const style = baseStyle()
  const accent = coloursOf(document.documentElement)('accent')
  return {
    ...style,
    sources: { ...style.sources, area: { type: 'geojson', data: nothing } },
    layers: [
      ...style.layers,
      {
        id: 'area',
        type: 'fill',
        source: 'area',
        paint: { 'fill-color': accent, 'fill-opacity': 0.18 },
      },
      {
        id: 'area-edge',
        type: 'line',
        source: 'area',
        paint: { 'line-color': accent, 'line-width': 1.5, 'line-dasharray': [2, 2] },
      },
    ],
  }
}
