import { expect, it } from 'vitest'
import { isoDay, monthOf, setNow, setZone, today } from '../../../app/src/parts/time.ts'
import { beginningIn } from '../../../app/src/parts/time-zones.ts'

it.each([
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-01-01', '2025-12-31T23:00:00.000Z'],
  ['America/Los_Angeles', '2026-01-01', '2026-01-01T08:00:00.000Z'],
  // The clock is put forward on the day before, and on this day.
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('in %s, %s begins at %s', (zone, name, time) => {
  expect(beginningIn(zone, name)).toBe(time)
  expect(isoDay(time, zone)).toBe(name)
  expect(isoDay(new Date(Date.parse(time) - 1).toISOString(), zone)).not.toBe(name)
})

it.each([
  ['America/New_York', '2026-12-31', '2027-01-01', '2026-12'],
  ['UTC', '2027-01-01', '2027-01-02', '2027-01'],
  ['Asia/Tokyo', '2027-01-01', '2027-01-02', '2027-01'],
])('for a platform in %s, days and months are its own', (zone, day, next, month) => {
  const time = '2027-01-01T04:30:00.000Z'
  setNow(time)
  setZone(zone)
  try {
    expect([today(), today(1), monthOf(new Date(time))]).toEqual([day, next, month])
  } finally {
    setNow(new Date().toISOString())
    setZone('UTC')
  }
})
