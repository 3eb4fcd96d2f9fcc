import { escapeLiteral } from 'pg'
import { ConfigError } from '../../config/error.ts'
import { type Run, SOURCES_TABLE } from './sources.ts'

/** Begins the comment that marks the schema of a cell. Unlike a row, a comment can be read by the roles of other cells in the database. */
const PREFIX = 'cell '
const LOCK = 4_915_512_764

interface Marker {
  readonly schema: string
  readonly cell: string
  readonly own: boolean
}

const markers = `
  select relnamespace::regnamespace::text as schema, substr(comment, ${PREFIX.length + 1}) as cell,
    relnamespace = current_schema()::regnamespace as own
  from pg_class cross join lateral obj_description(pg_class.oid, 'pg_class') as comment
  where relname = '${SOURCES_TABLE}' and relkind = 'r' and starts_with(comment, '${PREFIX}')`

/** Throws a ConfigError if the schema is marked as that of another cell, or another schema of the database as that of this one. */
export async function requireCell(run: Run, cell: string | undefined): Promise<void> {
  const found = await run<Marker>(markers)
  const own = found.find((one) => one.own)
  if (own !== undefined && own.cell !== cell)
    throw new ConfigError(
      `CELL: this schema holds the cell ${own.cell}; set CELL=${own.cell}, or DATABASE_SCHEMA and DATABASE_URL to those of ${cell === undefined ? 'your deployment' : `the cell ${cell}`}`,
    )
  const double = found.find((one) => !one.own && one.cell === cell)
  if (double !== undefined)
    throw new ConfigError(
      `CELL: the schema ${double.schema} of this database holds the cell ${cell} already; give each cell a name of its own`,
    )
}

/** Like requireCell, for a process that does not migrate: it also throws if the cell's schema is not marked yet. */
export async function requireNamedCell(run: Run, cell: string | undefined): Promise<void> {
  await requireCell(run, cell)
  const isNamed = (await run<Marker>(markers)).some(({ own }) => own)
  if (cell !== undefined && !isNamed)
    throw new ConfigError(
      `CELL: the schema is not marked as that of a cell yet; run \`npm run migrate\` with CELL=${cell}`,
    )
}

/** Marks the schema as that of the cell, for good. If two schemas claim the same cell at once, requireCell refuses the second. */
export async function nameCell(run: Run, cell: string | undefined): Promise<void> {
  if (cell === undefined) return
  await run(`select pg_advisory_lock(${LOCK})`)
  await requireCell(run, cell)
  await run(`comment on table ${SOURCES_TABLE} is ${escapeLiteral(PREFIX + cell)}`)
  await run(`select pg_advisory_unlock(${LOCK})`)
}
