type Json = Readonly<Record<string, unknown>>

/** GeoJSON (RFC 7946). */
export const GEOJSON = 'application/geo+json'

/** Records with a location as a FeatureCollection; their other fields become properties. */
export function asGeojson(records: readonly Json[], more: Json): Json {
  return {
    type: 'FeatureCollection',
    features: records.map(({ id, latitude, longitude, bbox, ...properties }) => ({
      type: 'Feature',
      id,
      ...(bbox !== null && { bbox }),
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      // MapLibre takes an id that is a text only from the properties.
      properties: { id, ...properties, ...clusterOf(id, properties.count) },
    })),
    ...more,
  }
}

/** A cluster's properties under supercluster's names, which styles of maps use. */
function clusterOf(id: unknown, count: unknown): Json {
  if (typeof count !== 'number') return {}
  return {
    cluster: true,
    cluster_id: id,
    point_count: count,
    point_count_abbreviated: compact.format(count).toLowerCase(),
  }
}

const compact = new Intl.NumberFormat('en', { notation: 'compact' })

const degrees = { type: 'number', format: 'double' } as const

/** The JSON Schema of `asGeojson`'s result. */
export const featureCollection = {
  type: 'object',
  description:
    'GeoJSON (RFC 7946): a point feature for each marker, its other fields as properties.',
  required: ['type', 'features'],
  properties: {
    type: { const: 'FeatureCollection' },
    features: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'id', 'geometry', 'properties'],
        properties: {
          type: { const: 'Feature' },
          id: { type: 'string' },
          bbox: { type: 'array', items: degrees },
          geometry: {
            type: 'object',
            required: ['type', 'coordinates'],
            properties: {
              type: { const: 'Point' },
              coordinates: { type: 'array', items: degrees },
            },
          },
          properties: { type: 'object', additionalProperties: true },
        },
      },
    },
    truncated: { type: 'boolean' },
  },
}
