import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageOf, deadlineOf } from '../../../app/src/operate/cases/words.ts'
import { setNow } from '../../../app/src/parts/time.ts'

const now = new Date()
/** A time of the reader's day that is so many days from now. */
const at = (days: number, hour: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString()
const due = (time: string) => deadlineOf({ state: 'OPEN', dueAt: time, closedAt: null })

describe('the days of a case are those of the calendar', () => {
  beforeAll(() => setNow(at(0, 12)))
  afterAll(() => setNow(new Date().toISOString()))

  it.each([
    [at(14, 12), '14 days left'],
    [at(14, 11), '14 days left'],
    [at(1, 1), '1 day left'],
    [at(0, 23), 'due today'],
    [at(0, 1), 'overdue since today'],
    [at(-1, 23), 'overdue for 1 day'],
  ])('due %s: %s', (time, says) => expect(due(time)).toBe(says))

  it.each([
    [at(0, 1), 'opened today'],
    [at(-1, 23), 'opened 1 day ago'],
    [at(-2, 13), 'opened 2 days ago'],
  ])('opened %s: %s', (createdAt, says) => expect(ageOf({ createdAt })).toBe(says))
})
