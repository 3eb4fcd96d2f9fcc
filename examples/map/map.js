// Open loans as vector tiles, live: index.html?gateway=http://127.0.0.1:4000&token=<token>, from an origin that CORS_ORIGINS names.
import { Map as MapLibre, Popup } from './maplibre-gl/maplibre-gl.mjs'

const asked = new URLSearchParams(location.search)
const gateway = asked.get('gateway')
const headers = { authorization: `Bearer ${asked.get('token')}` }

const map = new MapLibre({
  container: 'map',
  center: [10, 30],
  zoom: 1,
  hash: true,
  // MapLibre sends no other headers by itself.
  transformRequest: (url) => (url.startsWith(gateway) ? { url, headers } : { url }),
  style: {
    version: 8,
    sources: {
      loans: {
        type: 'vector',
        url: `${gateway}/map/loans.json`,
        // Ids are texts, which tiles have only among the properties.
        promoteId: 'id',
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#dfe9ee' } },
      {
        id: 'loans',
        type: 'circle',
        source: 'loans',
        'source-layer': 'loans',
        paint: {
          'circle-color': ['case', ['has', 'cluster'], '#1b7f5c', '#c8563c'],
          'circle-radius': [
            'interpolate',
            ['linear'],
            ['ln', ['coalesce', ['get', 'point_count'], 1]],
            0,
            6,
            10,
            30,
          ],
          'circle-stroke-color': '#fff',
          'circle-stroke-width': 2,
        },
      },
      {
        id: 'counts',
        type: 'symbol',
        source: 'loans',
        'source-layer': 'loans',
        layout: { 'text-field': ['get', 'point_count_abbreviated'], 'text-size': 12 },
        paint: { 'text-color': '#fff' },
      },
    ],
  },
})

// For the console, and for the test.
window.map = map

const AGAIN_MS = 1_000
const pause = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS))

/** Has the tiles in view fetched again whenever a loan there changes, until the view does; what has not changed comes from the cache. */
async function follow(signal) {
  await pause()
  for (; !signal.aborted; await pause())
    try {
      const box = map.getBounds().toArray().flat()
      const zoom = Math.min(Math.floor(map.getZoom()) + 1, 22)
      const url = `${gateway}/events?bbox=${box}&zoom=${zoom}`
      const { body } = await fetch(url, { headers, signal })
      for await (const text of body.pipeThrough(new TextDecoderStream()))
        if (text.includes('event: markers')) map.refreshTiles('loans')
    } catch {
      // The connection was lost, or the view has changed.
    }
}

let view = new AbortController()
const followView = () => {
  view.abort()
  view = new AbortController()
  void follow(view.signal)
}
map.on('load', followView)
map.on('moveend', followView)

map.on('click', 'loans', ({ features: [{ geometry, properties }] }) => {
  const center = geometry.coordinates
  // A cluster opens at the zoom that it names; a tile of zoom z has the clusters of z + 1.
  if (properties.cluster) return map.easeTo({ center, zoom: (properties.expansion_zoom ?? 22) - 1 })
  const {
    title,
    amount_requested: amount,
    interest_rate: rate,
    repayment_period_months: months,
  } = properties
  new Popup()
    .setLngLat(center)
    .setText(`${title}: ${amount} at ${rate} % for ${months} months`)
    .addTo(map)
})
