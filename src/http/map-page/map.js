/* global L, topojson */
import { subscribe } from './stream.js'

const colours = { loan: '#1b7f5c', profile: '#7a4fb5' }
const CLUSTERED_BELOW = 13

const map = L.map('map', { worldCopyJump: true, minZoom: 2, maxZoom: 18 }).setView([20, 10], 3)
const state = document.querySelector('#state')
const members = document.querySelector('#members')
const layers = { loan: L.layerGroup().addTo(map), profile: L.layerGroup().addTo(map) }
const shown = { loan: new Map(), profile: new Map() }
const watching = { loan: () => undefined, profile: () => undefined }

const fields = `upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel
  userType count bbox } removedIds reset`

const land = await (await fetch('/map/world/countries-110m.json')).json()
const { features } = topojson.feature(land, land.objects.countries)
const ANTARCTICA = '010'
L.geoJSON(features.filter(({ id }) => id !== ANTARCTICA).map(unwrapped), {
  style: { color: '#9db1bd', weight: 1, fillColor: '#f6f4ef', fillOpacity: 1 },
  interactive: false,
}).addTo(map)

/** Draws a country that crosses the antimeridian past the edge of the map, instead of around the earth. */
function unwrapped({ geometry, ...feature }) {
  const ring = (points) => {
    let last = points[0][0]
    return points.map(([longitude, latitude]) => {
      const turns = Math.round((last - longitude) / 360)
      last = longitude + 360 * turns
      return [last, latitude]
    })
  }
  const deep = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const coordinates = deep.map((polygon) => polygon.map(ring))
  return { ...feature, geometry: { type: 'MultiPolygon', coordinates } }
}

/** The visible part of the earth; all of it if the view is wider. */
function view() {
  const bounds = map.getBounds()
  const wrap = (degrees) => ((((degrees + 180) % 360) + 360) % 360) - 180
  const whole = bounds.getEast() - bounds.getWest() >= 360
  return {
    west: whole ? -180 : wrap(bounds.getWest()),
    east: whole ? 180 : wrap(bounds.getEast()),
    south: Math.max(-90, bounds.getSouth()),
    north: Math.min(90, bounds.getNorth()),
  }
}

/** Subscribes to the visible area instead of the previous one. */
function watch(kind) {
  watching[kind]()
  clear(kind)
  if (kind === 'profile' && !members.checked) return
  const field = `${kind}MarkersChanged`
  const zoom = map.getZoom() < CLUSTERED_BELOW ? map.getZoom() : null
  watching[kind] = subscribe(
    `subscription ($bbox: BBox!, $zoom: Int) { ${field}(bbox: $bbox, zoom: $zoom) { ${fields} } }`,
    { bbox: view(), zoom },
    (data) => change(kind, data[field]),
    (problem) => {
      state.textContent = problem
    },
  )
}

function clear(kind) {
  layers[kind].clearLayers()
  shown[kind].clear()
}

function change(kind, { upserted, removedIds, reset }) {
  if (reset) clear(kind)
  for (const id of [...removedIds, ...upserted.map((one) => one.id)]) {
    const old = shown[kind].get(id)
    if (old !== undefined) layers[kind].removeLayer(old.layer)
    shown[kind].delete(id)
  }
  for (const marker of upserted) {
    const layer = draw(marker).addTo(layers[kind])
    shown[kind].set(marker.id, { marker, layer })
  }
  const loans = [...shown.loan.values()].reduce((sum, { marker }) => sum + (marker.count ?? 1), 0)
  state.textContent = `${loans.toLocaleString()} in view, live`
}

function draw({ kind, latitude, longitude, count, bbox, ...marker }) {
  const place = [latitude, longitude]
  if (count !== null) {
    const size = Math.min(64, 22 + 8 * Math.log10(count) * 2)
    const html = `<div class="cluster" style="width:${size}px;height:${size}px;background:${colours[kind.toLowerCase()]}cc">${count}</div>`
    const icon = L.divIcon({ html, className: '', iconSize: [size, size] })
    const [west, south, east, north] = bbox
    const inside = [
      [south, west],
      [north, east],
    ]
    return L.marker(place, { icon }).on('click', () => map.fitBounds(inside, { maxZoom: 15 }))
  }
  const dot = L.circleMarker(place, {
    radius: 7,
    weight: 2,
    color: '#fff',
    fillColor: colours[kind.toLowerCase()],
    fillOpacity: 1,
  })
  return dot.bindPopup(about(marker))
}

/** A marker's popup, as text: titles are whatever people wrote. */
function about({ title, subtitle, amountRequested, amountFunded, riskLevel, userType }) {
  const box = document.createElement('div')
  const heading = document.createElement('strong')
  heading.textContent = title ?? 'A member'
  const words = document.createElement('div')
  words.textContent = [
    subtitle,
    riskLevel && `${riskLevel.toLowerCase()} risk`,
    userType?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(' · ')
  box.append(heading, words)
  if (amountRequested !== null) {
    const bar = document.createElement('progress')
    bar.max = Number(amountRequested)
    bar.value = Number(amountFunded)
    const amounts = document.createElement('div')
    amounts.textContent = `${amountFunded} of ${amountRequested}`
    box.append(bar, amounts)
  }
  return box
}

function tell({ title, message }) {
  const item = document.createElement('li')
  item.textContent = `${title}: ${message}`
  const news = document.querySelector('#news')
  news.prepend(item)
  while (news.children.length > 20) news.lastChild.remove()
}

map.on('moveend', () => {
  watch('loan')
  watch('profile')
})
members.addEventListener('change', () => watch('profile'))
watch('loan')
subscribe(
  'subscription { notificationReceived { title message } }',
  {},
  ({ notificationReceived }) => tell(notificationReceived),
)
