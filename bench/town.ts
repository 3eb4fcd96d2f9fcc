import { developmentIssuer } from '../src/identity/development.ts'
import { seededRandom } from '../src/seed/random.ts'
import { type BenchDatabase, MEMBERS } from './database.ts'

/** How many people listen at most. */
export const LISTENERS = 1_000
const TOKEN_SECONDS = 6 * 3600

/** Who asks, and of what: the same in each run on the same database. */
export interface Town {
  readonly members: readonly Member[]
  /** The members, and others with wallets as they happen to be. */
  readonly listeners: readonly Member[]
  /** Runs a statement as who may see everything. */
  readonly rows: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** A whole number from 0 to below so many, by chance. */
  readonly chance: (below: number) => number
}

/** A member with a token. */
interface Member {
  readonly id: string
  readonly token: string
}

/** Gives the seeded members their tokens. */
export async function openTown({ admin, dataDir }: BenchDatabase): Promise<Town> {
  const issuer = await developmentIssuer(dataDir)
  const rows: Town['rows'] = async (text, values = []) =>
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

/** One of a list, by number, over and over. */
export function nth<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('nothing to ask for: the database is too small')
  return item
}
