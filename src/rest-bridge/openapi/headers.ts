import type { JsonSchema } from './schemas.ts'

/** The header by which a client sees at least what it has done and seen, on every gateway. */
export const CONSISTENCY = 'Consistency-Token'

/** The description of the consistency token in a request. */
export const consistencyRequest =
  'The newest one received (the largest hexadecimal number before the dot): the response then shows at least everything that you have changed or been shown.'

const text = { type: 'string' }
const seconds = { type: 'integer', format: 'int32', minimum: 0 }

/** Every header of a response that is worth reading. */
export const headerComponents: Readonly<Record<string, JsonSchema>> = {
  [CONSISTENCY]: header(
    'Send it with later requests, to any gateway. Only deployments that read from a standby return it.',
    text,
  ),
  'X-Request-Id': header(
    'The id of this request in the logs; yours, if you sent a good one.',
    text,
  ),
  RateLimit: header(
    'How many points are left (`r`), and in how many seconds all are back (`t`); absent if there is no limit.',
    text,
    '"user";r=5996;t=1',
  ),
  'RateLimit-Policy': header(
    'The points (`q`) in a window of so many seconds (`w`); absent if there is no limit.',
    text,
    '"user";q=6000;w=60',
  ),
  'Cache-Control': header(
    '`private, no-cache`: no shared cache may keep the response, and one of your own must ask before it uses it again. Some responses may be used again for `max-age` seconds.',
    text,
    'private, no-cache',
  ),
  'Content-Language': header(
    'The language of its messages or notifications; absent if it has none.',
    text,
    'de',
  ),
  'Retry-After': header('After how many seconds to try again.', seconds, 1),
  'WWW-Authenticate': header('The challenge (RFC 6750).', text),
  ETag: header(
    'Of what this caller gets: send it as If-None-Match. That of a record with a version can be sent as If-Match.',
    text,
  ),
  Location: header('The path of the new record.', { ...text, format: 'uri-reference' }),
  'Ignored-Fields': header(
    'The members of the body that only the gateway sets, separated by commas: they were ignored.',
    text,
    'id, borrower_id',
  ),
  Link: header('The next and the previous page (RFC 8288), if there are any.', text),
  'Idempotent-Replayed': header(
    'Present if this response is that of an earlier request with the same idempotency key.',
    { ...text, enum: ['true'] },
  ),
  'Repr-Digest': header(
    'The SHA-256 of the file (RFC 9530), if the response is one.',
    text,
    'sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:',
  ),
  'Content-Disposition': header('The name of the file, if the response is a file.', text),
}

/** References to headers, by name. */
export function headers(...names: readonly (string | false | undefined)[]): JsonSchema {
  const given = names.filter((name) => typeof name === 'string')
  return Object.fromEntries(given.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The headers of every response to an authenticated caller. */
export const common = [
  'Cache-Control',
  CONSISTENCY,
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Content-Language',
] as const

function header(description: string, schema: JsonSchema, example?: unknown): JsonSchema {
  return { description, schema, ...(example !== undefined && { example }) }
}
