/** What pages of allowed origins may send, and read of a response. */
export const pages = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH'],
  exposedHeaders: [
    'Consistency-Token',
    'Deprecation',
    'ETag',
    'Ignored-Fields',
    'Idempotent-Replayed',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'Sunset',
    'WWW-Authenticate',
    'X-Request-Id',
  ],
  strictPreflight: false,
  /** Seconds; a change of CORS_ORIGINS needs a restart anyway. */
  maxAge: 600,
}
