import { expect } from 'vitest'
import { eventName } from '../../../src/asyncapi/events.ts'
import { breaches } from '../contract/events.ts'
import type { Body } from '../http-client.ts'
import type { World } from '../world.ts'
import type { Person } from './operating.ts'

/** Reads the log of events, and compares each event with its schema. */
export function logOf({ database }: Pick<World, 'database'>, operator: Person) {
  const page = async (query = ''): Promise<Body> => {
    const { body } = await operator.call('GET', `/operator/events${query}`)
    expect((body.events as Body[]).flatMap((one) => breaches(eventName(one.type), one))).toEqual([])
    return body
  }
  /** All events after a number. */
  const read = async (after: number, types = ''): Promise<Body[]> => {
    const { events, next_after: next } = await page(
      `?after=${after}${types && `&types=${types}`}&limit=7`,
    )
    return next === after ? events : [...events, ...(await read(next, types))]
  }
  const newest = async (): Promise<number> =>
    Number(
      (await database.sql<{ last: number }>('select number_events()::float8 as last'))[0]?.last,
    )
  /** The events that something causes. */
  const since = async (run: () => Promise<unknown>): Promise<Body[]> => {
    const before = await newest()
    await run()
    return read(before)
  }
  return { page, read, newest, since }
}

/** The types of events, in order. */
export const typesOf = (events: readonly Body[]): string[] => events.map(({ type }) => type)
