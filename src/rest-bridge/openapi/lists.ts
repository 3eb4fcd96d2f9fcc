import type { JsonSchema } from './schemas.ts'

const count: JsonSchema = { type: 'integer', format: 'int32' }

/** The `pagination` of every list. */
export const pagination: JsonSchema = {
  type: 'object',
  description: 'The position of the page in its list.',
  required: ['limit', 'next_cursor', 'previous_cursor', 'has_more'],
  properties: {
    limit: { ...count, description: 'The maximum number of items on a page.' },
    next_cursor: { type: ['string', 'null'], description: 'The cursor of the next page.' },
    previous_cursor: { type: ['string', 'null'], description: 'The cursor of the previous page.' },
    has_more: { type: 'boolean', description: 'Whether there is a next page.' },
    total: {
      ...count,
      description:
        'The number of items on all pages, 10 000 if there are more; only with include=total.',
    },
    total_is_exact: {
      type: 'boolean',
      description: 'Whether total is the number of all items; only with include=total.',
    },
  },
}

/** A connection's schema as a list with pagination. */
export function listSchema(name: string, answered: JsonSchema): JsonSchema {
  const properties = answered.properties as Readonly<Record<string, JsonSchema>>
  const connection = (properties[name]?.properties ?? {}) as Readonly<Record<string, JsonSchema>>
  const {
    nodes,
    page_info: _info,
    total_count: _total,
    total_count_is_exact: _exact,
    ...more
  } = connection
  return {
    type: 'object',
    required: [name, 'pagination', ...Object.keys(more)],
    properties: {
      [name]: { ...nodes, description: properties[name]?.description },
      pagination: { $ref: '#/components/schemas/Pagination' },
      ...more,
    },
  }
}
