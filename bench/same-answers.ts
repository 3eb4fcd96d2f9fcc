type Reader = (value: unknown) => unknown
const lower: Reader = (value) => (value === null ? null : String(value).toLowerCase())
const moment: Reader = (value) => (value === null ? null : Date.parse(String(value)))
const number: Reader = (value) => (value === null ? null : Number(value))
/** The gateway writes decimals, the database counts hundredths. */
const hundredths: Reader = (value) =>
  typeof value === 'string' && value.includes('.') ? Math.round(Number(value) * 100) : number(value)
/** The gateway writes percent, the database hundredths of a percent, with zeros or without. */
const digits: Reader = (value) =>
  value === null
    ? null
    : String(value)
        .replace('.', '')
        .replaceAll(/^0+|0+$/g, '')

/** How fields are read that not all servers write alike. */
const readers: Readonly<Record<string, Reader>> = {
  amount: hundredths,
  amountRequested: hundredths,
  amountFunded: hundredths,
  availableBalance: hundredths,
  heldBalance: hundredths,
  balanceAfter: hundredths,
  interestRate: digits,
  totalCount: number,
  status: lower,
  riskLevel: lower,
  userType: lower,
  verificationStatus: lower,
  type: lower,
  direction: lower,
  createdAt: moment,
  publishedAt: moment,
  expiresAt: moment,
  memberSince: moment,
  id: (value) => String(value).replace(/^loan:/, ''),
}
/** What a server may word in its own way, or leave out. */
const own = new Set(['endCursor', 'truncated', 'userErrors', 'code', 'replayed'])

/** An answer's data in one form for all servers. */
function plain(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => plain(item))
    return name === 'markers' ? items.toSorted(byId) : items
  }
  const read = readers[name]
  if (read !== undefined) return read(value)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
    .map(([key, item]) => [camel(key), item] as const)
    .filter(([key]) => !own.has(key))
    .map(([key, item]) => [key, plain(item, key)] as const)
  return Object.fromEntries(fields)
}

/** Throws unless all that was given is what was expected; fields that nobody asked for may be missing. */
export function requireSame(what: string, expected: unknown, given: unknown): void {
  const [whole, part] = [plain(expected), plain(given)]
  if (holds(whole, part)) return
  const [a, b] = [whole, part].map((value) => JSON.stringify(value).slice(0, 2000))
  throw new Error(`${what}: not the same data\nexpected ${a}\ngiven    ${b}`)
}

function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(whole, part)
  if (typeof whole !== 'object' || whole === null) return false
  if (Array.isArray(part) && part.length !== (whole as readonly unknown[]).length) return false
  const known = new Map(Object.entries(whole))
  return Object.entries(part).every(([key, value]) => holds(known.get(key), value))
}

function camel(key: string): string {
  return key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function byId(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
