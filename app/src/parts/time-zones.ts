import { day, isoDay } from './time.ts'

/** The day of a time in a time zone, as readers write it. */
export function dayIn(timeZone: string, time: string): string {
  return day(isoDay(time, timeZone))
}

/** When a day such as `2026-03-01` begins in a time zone. */
export function beginningIn(timeZone: string, name: string): string {
  const wanted = Date.parse(`${name}T00:00Z`)
  const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const ahead = (time: number) => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time
  // What the clock is ahead by where the day begins, not where it does in UTC.
  return new Date(wanted - ahead(wanted - ahead(wanted))).toISOString()
}
