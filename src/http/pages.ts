/** What pages of allowed origins may send, and read of a response. */
export const pages = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH'],
  exposedHeaders: [
    'Consistency-Token',
    'ETag',
    'Ignored-Fields',
    'Idempotent-Replayed',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'WWW-Authenticate',
    'X-Request-Id',
  ],
  strictPreflight: false,
}
