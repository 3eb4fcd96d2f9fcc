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
      properties,
    })),
    ...more,
  }
}

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
          bbox: { type: 'array', items: { type: 'number' } },
          geometry: {
            type: 'object',
            required: ['type', 'coordinates'],
            properties: {
              type: { const: 'Point' },
              coordinates: { type: 'array', items: { type: 'number' } },
            },
          },
          properties: { type: 'object', additionalProperties: true },
        },
      },
    },
    truncated: { type: 'boolean' },
  },
}
