import { plain } from '../../parts/without-accents.ts'

/** Name, code of the country, in the United States with the state, longitude, latitude and thousands of people. */
export type Row = readonly [string, string, number, number, number]

/** A saint in front of a name, in whichever language and however shortened: St. Gallen is listed as Sankt Gallen. */
const SAINT = /^(?:st|ste|saint|sainte|sankt|sint|san|santa|sao)(?:\. *|[ -]+)/

/** Shorter names have too many others near them. */
const NEAR_LEAST = 4

/** A name in the form in which names are compared: without accents, with spaces for hyphens, and with one form of saint. */
export function folded(name: string): string {
  return plain(name).replace(SAINT, 'st ').replaceAll('-', ' ')
}

/** The rows whose names begin with a text; in their order, but those that are written alike before those of another form of saint. */
export function begunBy(text: string, rows: readonly Row[]): readonly Row[] {
  const [wanted, written] = [folded(text), plain(text)]
  const isOther = ([name]: Row) => Number(!plain(name).startsWith(written))
  return rows
    .filter(([name]) => folded(name).startsWith(wanted))
    .toSorted((one, other) => isOther(one) - isOther(other))
}

/** Each town once, under the first of its names: rows at the same coordinates are one town. */
export function once(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(([, , east, north]) => seen.size < seen.add(`${east} ${north}`).size)
}

/** The rows whose names are one slip of the keyboard away from a text; none of a short text. */
export function nearTo(text: string, rows: readonly Row[]): readonly Row[] {
  const wanted = folded(text)
  return wanted.length < NEAR_LEAST ? [] : rows.filter(([name]) => isOneSlip(wanted, folded(name)))
}

/** Whether two texts differ by one letter that is missing, added, wrong or swapped with its neighbour. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let same = 0
  const most = Math.min(one.length, other.length) - from
  while (same < most && one.at(-1 - same) === other.at(-1 - same)) same += 1
  const [left, right] = [one, other].map((text) => text.slice(from, text.length - same))
  if (left === undefined || right === undefined) return false
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && isSwapped(left, right))
}

const isSwapped = (one: string, other: string) => one === [...other].toReversed().join('')
