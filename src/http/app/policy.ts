/** What the app may load: its own files. MapLibre draws its controls' icons as data URLs, and sprites as blobs. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** The Content-Security-Policy of /app/: it speaks to this gateway, and to the issuer's token endpoint if there is one. */
export function policy(tokenEndpoint?: string): string {
  const issuer = tokenEndpoint === undefined ? '' : ` ${new URL(tokenEndpoint).origin}`
  return Object.entries({ ...directives, 'connect-src': `'self'${issuer}` })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
