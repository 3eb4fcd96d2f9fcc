import { today } from '../../parts/time.ts'

/** The days of which an account is shown, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A day of the address such as `2026-01-31`; null for anything else. */
export function dayIn(text: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : null
}

/** The path of an account of the books in the month that ends on a day, or so far. */
export function accountPath(account: string, day: string): string {
  const query = new URLSearchParams({ account, from: `${day.slice(0, 7)}-01`, to: day })
  return `/operate/books?${query}`
}

/** The days that an address asks for; this month so far, where it names none. */
export function daysIn(query: URLSearchParams): Days {
  const to = dayIn(query.get('to') ?? '') ?? today()
  return { from: dayIn(query.get('from') ?? '') ?? `${to.slice(0, 7)}-01`, to }
}
