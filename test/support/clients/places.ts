type Call = readonly [method: string, path: string, body?: unknown]
type Place = readonly [name: string, request: (text: string) => Call]

const search =
  (path: string) =>
  (name: string): Place => [
    `?${name} of ${path}`,
    (text) => ['GET', `${path}?${name}=${encodeURIComponent(text)}`],
  ]
const filters = 'q purpose borrower_id status sort min_rate cursor limit include'.split(' ')

/** Every kind of parameter and field that takes text over REST, with the request that carries it. */
export const places: readonly Place[] = [
  ...filters.map(search('/loans')),
  ...['type', 'since', 'direction'].map(search('/wallet/transactions')),
  ...['purpose', 'risk_level'].map(search('/opportunities')),
  search('/map/loans')('bbox'),
  ['id of a loan', (text) => ['GET', `/loans/${encodeURIComponent(text)}`]],
  ['id of a notification', (text) => ['PUT', `/notifications/${encodeURIComponent(text)}/read`]],
  ['title', (text) => ['POST', '/loans', { title: text, amount_requested: 50 }]],
  ['name', (text) => ['PUT', '/profile', { full_name: text, city: text, bio: text }]],
  ['language', (text) => ['PUT', '/preferences', { language: text, timezone: text }]],
  ['purposes', (text) => ['PUT', '/preferences', { purposes: [text] }]],
  ['recipient', (text) => ['POST', '/wallet/transfer', { recipient_id: text, amount: 1 }]],
  ['description', (text) => ['POST', '/wallet/deposit', { amount: 1, description: text }]],
  ['type', (text) => ['POST', '/notifications', { title: text, message: text, type: text }]],
]
