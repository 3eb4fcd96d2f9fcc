import { once } from 'node:events'
import { inject } from 'vitest'
import { developmentIssuer } from '../../../../src/identity/development.ts'
import { consistentClient } from '../../clients/consistent-client.ts'
import { patientClient } from '../../clients/patient-client.ts'
import { createDatabase, type TestDatabase } from '../../database.ts'
import { type HttpClient, httpClient } from '../../http-client.ts'
import { startProgram } from '../../program.ts'
import { type Body, isFleet } from '../../world.ts'

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

/** Two gateways, each a process of its own, on one database; of two workers each with `THROUGH=fleet`. */
export interface Pair {
  readonly database: TestDatabase
  readonly urls: readonly string[]
  member(subject: string): Promise<Member>
  close(): Promise<void>
}

export async function startPair(): Promise<Pair> {
  const database = await createDatabase()
  const settings = { DATA_DIR: inject('dataDir'), ...database.settings }
  const { urls, stop } = await startPrograms(settings)
  const client = isFleet() ? consistentClient(httpClient(''), database.replayed) : httpClient('')
  // A gateway on a busy machine may ask to come again.
  const ask = patientClient(client)
  return {
    database,
    urls,
    member: (subject) => member(urls, ask, subject),
    close: async () => {
      await stop()
      await database.drop()
    },
  }
}

/** Two gateways as operators start them. */
export async function startPrograms(settings: Readonly<Record<string, string>>) {
  const options = isFleet() ? { args: ['--workers', '2'] } : {}
  const start = () => startProgram(settings, options)
  const gateways = await Promise.all([start(), start()])
  return {
    urls: gateways.map(({ url }) => url),
    stop: async () => {
      for (const { child } of gateways) {
        child.kill('SIGTERM')
        await once(child, 'close')
      }
    },
  }
}

async function member(urls: readonly string[], ask: HttpClient, subject: string): Promise<Member> {
  const issuer = await developmentIssuer(inject('dataDir'))
  const token = await issuer.issue({ subject, lifetimeSeconds: 3600 })
  const call: Member['call'] = async (turn, method, path, body, headers = {}) => {
    const answer = await ask(method, `${urls[turn % urls.length]}${path}`, { token, body, headers })
    const replayed = answer.headers.get('idempotent-replayed') === 'true'
    return { status: answer.status, replayed, body: answer.body }
  }
  const { body } = await call(0, 'GET', '/profile')
  return { id: body.profile.id, call }
}

/** How often each value is there. */
export const tally = (values: readonly unknown[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  )
