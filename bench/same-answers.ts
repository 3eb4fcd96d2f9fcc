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
  const difference = firstDifference(whole, part, 'data')
  if (difference !== undefined) throw new Error(`${what}: ${difference}`)
}

/** Where a part is not the same as the whole, with both values; undefined if it is. */
function firstDifference(whole: unknown, part: unknown, at: string): string | undefined {
  if (!isObject(part) || !isObject(whole))
    return Object.is(whole, part) ? undefined : `${at} is ${shown(part)}, not ${shown(whole)}`
  if (Array.isArray(part) && Array.isArray(whole) && part.length !== whole.length)
    return `${at} has ${part.length} items, not ${whole.length}`
  const known = new Map(Object.entries(whole))
  return Object.entries(part)
    .map(([key, value]) => firstDifference(known.get(key), value, `${at}.${key}`))
    .find((difference) => difference !== undefined)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 200)
}

function camel(key: string): string {
  return key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function byId(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
