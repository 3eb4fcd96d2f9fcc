const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** How long it is until a time, in the largest unit that fits: `9 days left`. */
export function timeLeft(until: string, now = Date.now()): string {
  const ms = Date.parse(until) - now
  if (ms <= 0) return 'closed'
  if (ms < HOUR_MS) return 'less than an hour left'
  const [count, unit] =
    ms < 2 * DAY_MS ? [Math.floor(ms / HOUR_MS), 'hour'] : [Math.floor(ms / DAY_MS), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'} left`
}

/** A day as readers write it. */
export function day(time: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(time))
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
