const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^[\d-]{10}T(?!24)\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Whether a text is a day of the calendar such as `2026-01-31`, from the year 1 on: PostgreSQL knows no year 0. */
export function isDay(text: string): boolean {
  const day = new Date(DAY.test(text) && !text.startsWith('0000') ? text : Number.NaN)
  // JavaScript reads 30 February as 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The time of a text such as `2026-01-31T09:30:00Z`, with Z or an offset; undefined if it has none, or no calendar has its day. */
export function timeOf(text: string): Date | undefined {
  if (!TIME.test(text) || !isDay(text.slice(0, 10))) return undefined
  const time = new Date(text)
  return time.getUTCFullYear() >= 1 ? time : undefined
}

/** The years that can be asked for: no platform is older, and no clock goes further. */
export const YEARS = { min: 2000, max: 2199 } as const

/** The year of a text such as `2026`; undefined if it is none that can be asked for. */
export function yearOf(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= YEARS.min && year <= YEARS.max ? year : undefined
}
