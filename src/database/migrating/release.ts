import { release, servedSince } from '../../migrations/release.ts'
import { type Run, SOURCES_TABLE } from './sources.ts'

/** The release that a database is at, and the oldest one whose gateways it serves. */
interface Recorded {
  readonly number: number
  readonly servedSince: number
}

/** The names of the rows of the table of sources that hold both. */
const NUMBER = 'release'
const SERVED_SINCE = 'served since release'

/** The first release whose gateways know of a role of operators. */
const OPERATORS_APART = 4

/**
 * Records that the database is at this version's release, and the oldest release that it serves. Once only the operators' own role
 * may do what operators do, gateways that don't know of it are no longer served. Runs in the transaction of the migration.
 */
export async function recordRelease(run: Run, apart: boolean): Promise<void> {
  const served = Math.max(servedSince, apart ? OPERATORS_APART : 0)
  await run(`insert into ${SOURCES_TABLE} values ('${NUMBER}', '${release}'), ('${SERVED_SINCE}', '${served}')
    on conflict (name) do update set hash = excluded.hash`)
}

/** Whether a newer version has migrated the database and still serves this one; throws if it serves this one no longer. */
export async function isAhead(run: Run): Promise<boolean> {
  const recorded = await recordedRelease(run)
  if (recorded.number <= release) return false
  if (recorded.servedSince <= release) return true
  throw new Newer(
    `release ${recorded.number}, which serves gateways from release ${recorded.servedSince} on; this one is of release ${release}`,
  )
}

/** A database of a newer version, which this one can't use. */
export class Newer extends Error {
  constructor(what: string) {
    super(
      `this database is of a newer version of the gateway (${what}); start that version, or restore an older backup`,
    )
  }
}

/** The release that a database is at. Early versions had no release numbers: a database without the rows counts as release 0. */
export async function recordedRelease(run: Run): Promise<Recorded> {
  const [found] = await run<{ there: boolean }>(
    `select to_regclass('${SOURCES_TABLE}') is not null as there`,
  )
  if (!found?.there) return { number: 0, servedSince: 0 }
  const rows = await run<{ name: string; hash: string }>(
    `select name, hash from ${SOURCES_TABLE} where name in ('${NUMBER}', '${SERVED_SINCE}')`,
  )
  const numbers = new Map(rows.map(({ name, hash }) => [name, Number(hash)]))
  return { number: numbers.get(NUMBER) ?? 0, servedSince: numbers.get(SERVED_SINCE) ?? 0 }
}
