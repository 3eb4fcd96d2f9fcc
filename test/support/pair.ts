import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { startProgram } from './program.ts'
import type { Body } from './world.ts'

/** A member who calls either of two gateways. */
export interface Member {
  readonly id: string
  call(
    turn: number,
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; replayed: boolean; body: Body }>
}

/** Two gateways, each a process of its own, on one database. */
export interface Pair {
  readonly database: TestDatabase
  readonly urls: readonly string[]
  member(subject: string): Promise<Member>
  close(): Promise<void>
}

export async function startPair(): Promise<Pair> {
  const database = await createDatabase()
  const settings = {
    DATA_DIR: inject('dataDir'),
    ...database.settings,
  }
  const gateways = await Promise.all([startProgram(settings), startProgram(settings)])
  const urls = gateways.map(({ url }) => url)
  return {
    database,
    urls,
    member: (subject) => member(urls, subject),
    close: async () => {
      for (const { child } of gateways) {
        child.kill('SIGTERM')
        await once(child, 'close')
      }
      await database.drop()
    },
  }
}

async function member(urls: readonly string[], subject: string): Promise<Member> {
  const issuer = await developmentIssuer(inject('dataDir'))
  const token = await issuer.issue({ subject, lifetimeSeconds: 3600 })
  const call: Member['call'] = async (turn, method, path, body, headers = {}) => {
    const answer = await fetch(`${urls[turn % urls.length]}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const replayed = answer.headers.get('idempotent-replayed') === 'true'
    return { status: answer.status, replayed, body: await answer.json() }
  }
  // A gateway that has only just started on a busy machine may ask to come again.
  for (;;) {
    const { status, body } = await call(0, 'GET', '/profile')
    if (status !== 503) return { id: body.profile.id, call }
    await sleep(200)
  }
}

/** How often each value is there. */
export const tally = (values: readonly unknown[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  )
