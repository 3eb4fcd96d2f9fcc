const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let aheadMs = 0

/** Says what time it is for the platform: in a sandbox, that may be another time than here. */
export function setNow(time: string): void {
  aheadMs = Date.parse(time) - Date.now()
}

/** What time it is for the platform. */
export function now(): Date {
  return new Date(Date.now() + aheadMs)
}

/** How long it is until a time, in the largest unit that fits: `9 days left`. */
export function timeLeft(until: string, at = now().getTime()): string {
  const ms = Date.parse(until) - at
  if (ms <= 0) return 'closed'
  if (ms < HOUR_MS) return 'less than an hour left'
  const [count, unit] =
    ms < 2 * DAY_MS ? [Math.floor(ms / HOUR_MS), 'hour'] : [Math.floor(ms / DAY_MS), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'} left`
}

/** A day as readers write it; one without a time, such as `2026-03-01`, is the same day in all time zones. */
export function day(time: string): string {
  const shown = new Date(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T00:00` : time)
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(shown)
}

/** A term in months. */
export function term(months: number): string {
  return `${months} month${months === 1 ? '' : 's'}`
}

/** A time as readers write it, to the minute. */
export function moment(time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(undefined, style).format(new Date(time))
}
