/** The error body and the responses that all operations share, under their names in the specification. */
export const errorComponents = {
  schemas: {
    ErrorResponse: {
      type: 'object',
      description: 'The format of every error.',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code', 'message', 'request_id', 'details'],
          properties: {
            code: { type: 'string', description: 'What went wrong, for programs.' },
            message: {
              type: 'string',
              description: 'What went wrong and what would work, for people.',
            },
            request_id: { type: 'string', description: 'The id of this request in the logs.' },
            details: {
              type: 'array',
              description: 'Each invalid field or violated rule, with the limits that apply.',
              items: {
                type: 'object',
                required: ['field', 'code', 'message'],
                properties: {
                  field: {
                    type: ['string', 'null'],
                    description: 'The invalid field, if the error is about one.',
                  },
                  code: { type: 'string', description: 'What is wrong, for programs.' },
                  message: {
                    type: 'string',
                    description: 'What is wrong and what would work, for people.',
                  },
                },
                additionalProperties: true,
              },
            },
          },
        },
      },
    },
  },
  responses: {
    Unauthorized: errorResponse('The token is missing or not good.', {
      'WWW-Authenticate': { schema: { type: 'string' }, description: 'The challenge (RFC 6750).' },
    }),
    ClientError: errorResponse('The request is wrong; nothing was changed.'),
    NotFound: errorResponse('There is no such record, or it is not yours to see.'),
    ServerError: errorResponse('Something went wrong here.'),
  },
} as const

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The error responses of an operation. */
export function errorResponses(hasId: boolean): Readonly<Record<string, unknown>> {
  return {
    400: reference('ClientError'),
    401: reference('Unauthorized'),
    ...(hasId && { 404: reference('NotFound') }),
    '4XX': reference('ClientError'),
    500: reference('ServerError'),
    503: reference('ServerError'),
  }
}

function errorResponse(description: string, headers?: Readonly<Record<string, unknown>>) {
  const schema = { $ref: '#/components/schemas/ErrorResponse' }
  const content = {
    'application/json': { schema },
    'application/problem+json': { schema: { type: 'object' } },
  }
  return { description, content, ...(headers && { headers }) }
}
