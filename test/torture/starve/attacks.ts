import type { Call } from '../greedy.ts'

/** Calls that one member makes again and again. */
export interface Attack {
  readonly name: string
  readonly call: Call
  readonly lines: number
  readonly locked?: boolean
}

const ask = (query: string): Call => ({ method: 'POST', path: '/graphql', body: { query } })
const aliases = (count: number, field: (n: number) => string): Call =>
  ask(
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field(n)} { nodes { id } }`).join(' ')} }`,
  )
const purpose = (n: number) => `loans(filter: { purpose: "none ${n}" })`
const expiring = (n: number) => `loans(filter: { status: [OPEN] }, sort: EXPIRING, first: ${n + 1})`
const world = 'bbox: { west: -180, south: -90, east: 180, north: 90 }'
const everything = `{ loans(filter: { q: "the" }) { totalCount facets { status { count } } }
  loanMarkers(${world}, zoom: 12) { truncated } }`
const dear = '/quote?amount=4000&interest_rate=12.{n}&months=84'
const pay = (id: string) => ({ recipient_id: id, amount: 1 })

/** What is tried, with payments to a friend. */
export const attacksWith = (friend: string): readonly Attack[] => [
  { name: '30 aliases of a filtered list', call: aliases(30, purpose), lines: 3 },
  { name: '12 aliases of it, which pass', call: aliases(12, purpose), lines: 3 },
  { name: '30 aliases, open, expiring first', call: aliases(30, expiring), lines: 3 },
  { name: 'words, counts, facets, clusters', call: ask(everything), lines: 40 },
  // What any cheap read costs the others: to compare the next with.
  { name: '40 reads of the own wallet', call: { method: 'GET', path: '/wallet' }, lines: 40 },
  { name: '40 quotes, each of other terms', call: { method: 'GET', path: dear }, lines: 40 },
  {
    name: '40 withdrawals, the wallet locked',
    call: { method: 'POST', path: '/wallet/withdraw', body: { amount: 1 } },
    lines: 40,
    locked: true,
  },
  {
    name: '40 transfers, the wallet locked',
    call: { method: 'POST', path: '/wallet/transfer', body: pay(friend) },
    lines: 40,
    locked: true,
  },
]
