/** The quiet hours of a person's day: what is not urgent waits from 21:00 until 8:00. */
const [QUIET_FROM, QUIET_UNTIL] = [21, 8]

/** The next time at which a letter may come: now, or 8:00 in the time zone if it is night there. */
export function nextWaking(now: Date, zone: string): Date {
  const { hour } = inZone(now, zone)
  return hour >= QUIET_UNTIL && hour < QUIET_FROM ? now : nextMorning(now, zone)
}

/** The next time after this one at which it is 8:00 in the time zone. */
export function nextMorning(now: Date, zone: string): Date {
  const local = inZone(now, zone)
  const today = local.with({ hour: QUIET_UNTIL, minute: 0, second: 0, millisecond: 0 })
  const morning =
    Temporal.ZonedDateTime.compare(today, local) > 0 ? today : morningOf(local.add({ days: 1 }))
  return new Date(morning.epochMilliseconds)
}

function morningOf(day: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return day.with({ hour: QUIET_UNTIL, minute: 0, second: 0, millisecond: 0 })
}

function inZone(time: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone)
}
