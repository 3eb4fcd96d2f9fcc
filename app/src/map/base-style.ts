import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, FilterSpecification, StyleSpecification } from 'maplibre-gl'

const empty: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** The least number of people, in thousands, that a city needs to be named, from each zoom on. */
const least: FilterSpecification = [
  '>=',
  ['get', 'people'],
  ['step', ['zoom'], 9_000, 2, 5_000, 3, 2_000, 4, 700, 5, 300, 6, 120, 7, 50, 8, 0],
]
const size: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 2, 10.5, 8, 13]

/** The map without its markers: sea, land, borders and names, in the page's colours. */
export function baseStyle(): StyleSpecification {
  const colour = coloursOf(document.documentElement)
  const source = { type: 'geojson', data: empty } as const
  return {
    version: 8,
    sources: { countries: { ...source, tolerance: 0.6 }, places: source },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour('sea') } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colour('land') } },
      {
        id: 'borders',
        type: 'line',
        source: 'countries',
        paint: { 'line-color': colour('border-land'), 'line-width': 0.8 },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'places',
        filter: least,
        // Without `glyphs`, MapLibre draws letters with the page's own fonts: nothing comes from elsewhere.
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Inter Variable', 'sans-serif'],
          'text-size': size,
          'text-max-width': 7,
          'symbol-sort-key': ['-', ['get', 'people']],
        },
        paint: {
          'text-color': colour('place'),
          'text-halo-color': colour('land'),
          'text-halo-width': 1.2,
        },
      },
    ],
  }
}

/** The page's colours by role, as they are in its present theme. */
export function coloursOf(element: HTMLElement): (role: string) => string {
  const style = getComputedStyle(element)
  return (role) => style.getPropertyValue(`--${role}`).trim()
}
