/** When a day such as `2026-01-31` begins where the reader is, or a day some days later does; null if the text is no day. */
export function dayBegins(text: string, later = 0): string | null {
  const time = new Date(`${text}T00:00`)
  if (Number.isNaN(time.getTime())) return null
  // By the calendar: a day can have 23 or 25 hours.
  time.setDate(time.getDate() + later)
  return time.toISOString()
}
