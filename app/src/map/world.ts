import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const ANTARCTICA = '010'

/** The countries from world-atlas, with coarse borders, or with fine ones for a close view. */
export async function countries(detail: 'coarse' | 'fine'): Promise<FeatureCollection> {
  const { default: world } =
    detail === 'coarse'
      ? await import('world-atlas/countries-110m.json')
      : await import('world-atlas/countries-50m.json')
  const topology = world as unknown as Topology<{ countries: GeometryCollection }>
  const { features } = feature(topology, topology.objects.countries)
  const shapes = features.filter(({ id, geometry }) => id !== ANTARCTICA && isArea(geometry))
  return { type: 'FeatureCollection', features: shapes.map((one) => unwrapped(one as Shape)) }
}

type Shape = Feature<Polygon | MultiPolygon>

function isArea({ type }: { readonly type: string }): boolean {
  return type === 'Polygon' || type === 'MultiPolygon'
}

/** Draws a country that crosses the antimeridian past the edge of the map, instead of around the earth. */
function unwrapped({ geometry, ...country }: Shape): Feature<MultiPolygon> {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const coordinates = polygons.map((rings) => rings.map(unwrappedRing))
  return { ...country, geometry: { type: 'MultiPolygon', coordinates } }
}

function unwrappedRing(ring: Position[]): Position[] {
  let last = ring[0]?.[0] ?? 0
  return ring.map(([longitude = 0, latitude = 0]) => {
    last = longitude + 360 * Math.round((last - longitude) / 360)
    return [last, latitude]
  })
}

/** The names of cities, as points with their people in thousands. */
export async function places(): Promise<FeatureCollection> {
  const { cities } = await import('virtual:cities')
  return {
    type: 'FeatureCollection',
    features: cities.map(([name, , longitude, latitude, people]) => ({
      type: 'Feature',
      properties: { name, people },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  }
}
