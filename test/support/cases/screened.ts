import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { jobsSchema } from '../contract/schema.ts'
import { createFolder } from '../folders.ts'
import type { Body } from '../http-client.ts'
import { type Person, personOf } from '../market/operating.ts'
import { startWorld, type World } from '../world.ts'

/** A world whose members' money is screened, and the operators who may see cases. */
export interface ScreenedWorld extends World {
  readonly cora: Person
  readonly carl: Person
  /** An operator without the scope for cases. */
  readonly olga: Person
  /** Has everything done that is due now. */
  pass(time?: string): Promise<void>
  /** Opens a case about somebody. */
  opened(about: Person, more?: object): Promise<Body>
  /** Has two operators decide on a case. */
  decided(id: string, decision: string): Promise<void>
}

/** Money leaves when a test has the clock move (`pass`), and at no other time: a job that comes between two calls would be ahead of what is to be seen. */
const withoutJob = `
  create function ${jobsSchema}.no_job() returns trigger language plpgsql as 'begin return null; end';
  create trigger no_job before insert on ${jobsSchema}.job for each row when (new.name = 'follow-payments') execute function ${jobsSchema}.no_job();
  delete from ${jobsSchema}.job where name = 'follow-payments'`

/** Starts a sandbox with these rules; `roles` are settings that depend on the database's URL. */
export async function screenedWorld(
  rules: object,
  settings: Readonly<Record<string, string>> = {},
  roles?: Parameters<typeof startWorld>[2],
): Promise<ScreenedWorld> {
  const folder = await createFolder()
  const path = join(folder, 'rules.json')
  await writeFile(path, JSON.stringify(rules))
  const fixed = { SANDBOX: 'on', SEED_DEMO: 'off', SCREENING_FILE: path }
  const world = await startWorld({ ...fixed, ...settings }, undefined, roles)
  await world.database.sql(withoutJob)
  const scope = 'lending:admin lending:cases'
  const cora = await personOf(world, 'cora', { scope })
  const carl = await personOf(world, 'carl', { scope })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const done = async (answer: ReturnType<Person['call']>): Promise<Body> => {
    const { status, body } = await answer
    expect([status, status < 300 ? null : body]).toEqual([status, null])
    return body
  }
  return {
    ...world,
    cora,
    carl,
    olga,
    pass: async (time = 'P1D') => {
      await done(olga.call('POST', '/sandbox/clock', { advance: time }))
      const isThere = async () => (await olga.call('GET', '/sandbox/clock')).body.clock.ready_at
      await expect.poll(isThere, { timeout: 60_000 }).toBeNull()
    },
    opened: async (about, more = {}) => {
      const input = { member_id: about.id, reason: 'cash in small parts', ...more }
      return (await done(cora.call('POST', '/operator/cases', input))).case
    },
    decided: async (id, decision) => {
      const path = `/operator/cases/${id}/decision`
      await done(cora.call('POST', path, { decision, reason: 'asked the member’s bank' }))
      await done(carl.call('POST', `${path}/confirm`, { decision, reason: 'I agree' }))
    },
    close: async () => {
      await world.close()
      await rm(folder, { recursive: true })
    },
  }
}
