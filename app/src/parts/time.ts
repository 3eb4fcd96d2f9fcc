import { locale } from '../language/language.ts'
import { t } from './messages/index.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let aheadMs = 0
let zone = 'UTC'

/** Says by which time zone the platform's days and months begin. */
export function setZone(name: string): void {
  zone = name
}

/** Says what time it is for the platform: in a sandbox, that may be another time than here. */
export function setNow(time: string): void {
  aheadMs = Date.parse(time) - Date.now()
}

/** What time it is for the platform. */
export function now(): Date {
  return new Date(Date.now() + aheadMs)
}

/** Whether a reader could take the platform's time and that of other systems for different ones. */
export function isAhead(): boolean {
  return Math.abs(aheadMs) >= 60_000
}

/** What day it is for the platform, or so many days later. */
export function today(later = 0): string {
  return dayAfter(dayOf(now().toISOString()), later)
}

/** The day after a day such as `2026-03-01`, or so many days after it. */
export function dayAfter(day: string, days = 1): string {
  return daysAfter(day, days).toISOString().slice(0, 10)
}

/** The first day of the platform's next year. */
export function nextYear(): string {
  return `${Number(today().slice(0, 4)) + 1}-01-01`
}

/** The day of a time for the platform, such as `2026-03-01`. */
export function dayOf(time: string): string {
  return isoDay(time, zone)
}

/** The month of a time for the platform, such as `2026-03`. */
export function monthOf(time: Date): string {
  return isoDay(time.toISOString(), zone).slice(0, 7)
}

/** The time so many days after another. */
export function daysAfter(time: string, days: number): Date {
  return new Date(Date.parse(time) + days * DAY_MS)
}

/** The time so many hours from now. */
export function hoursAhead(hours: number): string {
  return new Date(now().getTime() + hours * HOUR_MS).toISOString()
}

/** How long it is until a time, in the largest unit that fits: `9 days left`, to the nearest, so that 14 days are no 13 at once. */
export function timeLeft(until: string, at = now().getTime()): string {
  const ms = Date.parse(until) - at
  if (ms <= 0) return t('closed')
  if (ms < HOUR_MS) return t('lessThanAnHourLeft')
  return ms < 2 * DAY_MS
    ? t('hoursLeft', { count: Math.floor(ms / HOUR_MS) })
    : t('daysLeft', { count: Math.round(ms / DAY_MS) })
}

/** A day as readers write it; one without a time, such as `2026-03-01`, is the same day in all time zones. */
export function day(time: string): string {
  const shown = new Date(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T00:00` : time)
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(shown)
}

/** The day of a time as spreadsheets of every language read it, such as `2026-03-01`, where the reader is or in a time zone. */
export function isoDay(time: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(new Date(time))
}

/** Whether a time is of the day that it is now, where the reader is. */
export function isToday(time: string): boolean {
  return day(time) === day(now().toISOString())
}

/** A month such as `2026-03` as readers write it. */
export function month(name: string): string {
  const format = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale(), format).format(new Date(`${name}-01T00:00:00Z`))
}

/** A term in months. */
export function term(months: number): string {
  return t('months', { count: months })
}

/** A time as readers write it, to the minute. */
export function moment(time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(locale(), style).format(new Date(time))
}
