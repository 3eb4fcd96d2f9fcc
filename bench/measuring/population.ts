import { developmentIssuer } from '../../src/identity/development.ts'
import { seededRandom } from '../../src/seed/random.ts'
import { type BenchDatabase, MEMBERS } from '../database.ts'

/** The maximum number of listeners. */
export const LISTENERS = 1_000
const TOKEN_SECONDS = 6 * 3600

/** The members that send the requests: the same in each run on the same database. */
export interface Population {
  readonly members: readonly Member[]
  /** The members, and others whose wallets can be in any state. */
  readonly listeners: readonly Member[]
  /** Runs a statement as the superuser. */
  readonly rows: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** A random whole number from 0 to below a limit. */
  readonly chance: (below: number) => number
}

/** A member with a token. */
interface Member {
  readonly id: string
  readonly token: string
}

/** Gives the seeded members their tokens. */
export async function openPopulation({ admin, dataDir }: BenchDatabase): Promise<Population> {
  const issuer = await developmentIssuer(dataDir)
  const rows: Population['rows'] = async (text, values = []) =>
    (await admin.query(text, [...values])).rows
  const found = await rows<{ id: string; subject: string }>(
    `select profile_id as id, subject from identity where subject ~ '^demo-[0-9]+$'
     order by substring(subject from 6)::int limit ${LISTENERS}`,
  )
  const people = found.map(async ({ id, subject }) => ({
    id,
    token: await issuer.issue({ subject, lifetimeSeconds: TOKEN_SECONDS }),
  }))
  const random = seededRandom(1)
  const listeners = await Promise.all(people)
  return {
    members: listeners.slice(0, MEMBERS),
    listeners,
    rows,
    chance: (below) => random.whole(0, below - 1),
  }
}

/** An item of a list, by number; starts again at its end. */
export function nth<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('nothing to request: the database is too small')
  return item
}
