import type { MikroORM } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import {
  type EntityManager,
  type PostgreSqlSchemaHelper,
  SqlSchemaGenerator,
} from '@mikro-orm/postgresql'
import { sources } from '../../migrations/sources.ts'
import { jobsSchemaOf, USUAL } from '../listen-notify.ts'
import type { DatabaseAddress } from '../open.ts'
import type { Migrating } from './deployment-key.ts'
import { migrate } from './migrate.ts'
import { SOURCES_TABLE } from './sources.ts'

const views = sources.flatMap(({ view }) => view ?? [])

/**
 * What MikroORM skips when it compares entities with tables: objects from the SQL files of src/lending, which the doctor checks
 * instead.
 */
export const comparisonIn = (schema = USUAL) => ({
  ignoreTriggers: true,
  ignoreRoutines: true,
  skipTables: [SOURCES_TABLE, ...views],
  skipViews: views,
  ignoreSchema: [jobsSchemaOf(schema)],
})

/** Makes `mikro-orm migration:up` do everything that `npm run migrate` does, and refuses the commands that would leave it half done. */
export function safeCommands(
  { ownerUrl, url }: DatabaseAddress,
  currency: string,
  deployment: Migrating,
) {
  const up = async (options: object = {}) => {
    if (Object.keys(options).length > 0) await partly()
    await migrate(ownerUrl, url, currency, deployment)
    return []
  }
  return [
    extension('SchemaGenerator', '@mikro-orm/schema-generator', (em) =>
      Object.assign(new SqlSchemaGenerator(em), dumpOnly),
    ),
    // By this name MikroORM sees that there is a migrator, and does not add its own.
    extension('Migrator', '@mikro-orm/migrator', (em) =>
      Object.assign(new Migrator(em), forwardOnly, { up }),
    ),
  ]
}

function extension(name: string, key: string, make: (em: EntityManager) => object) {
  const register = (orm: MikroORM) =>
    orm.config.registerExtension(key, () => {
      // The command line has its own copy of MikroORM's classes, so instanceof does not work.
      const em = orm.em as unknown as EntityManager
      readChecksAsWritten(em.getPlatform().getSchemaHelper() as PostgreSqlSchemaHelper)
      return make(em)
    })
  return { name, register }
}

const refusing = (why: string) => async (): Promise<never> => {
  // The command line prints the stack of an error, which is of no use here.
  throw Object.assign(new Error(why), { stack: why })
}

const partly = refusing('migrations run all together: leave out --to, --from, --only, --schema')
const made = refusing('tables are made by `npm run migrate`, with their functions: use --dump')
const dumpOnly = { create: made, update: made, drop: made, refresh: made }
const forwardOnly = {
  down: refusing('migrations only go forward: restore a backup to go back'),
  rollup: refusing('released migrations stay as they are'),
  create: refusing(
    'write src/migrations/<number>-<name>.sql and list it in index.ts there: `mikro-orm schema:update --dump` shows what the tables lack',
  ),
}

/** Turns PostgreSQL's form of a CHECK back into the entity's, since MikroORM compares their texts. */
function readChecksAsWritten(helper: PostgreSqlSchemaHelper): void {
  const read = helper.getAllChecks.bind(helper)
  helper.getAllChecks = async (...given) => {
    const checks = await read(...given)
    for (const check of Object.values(checks).flat())
      if (typeof check.expression === 'string') check.expression = asWritten(check.expression)
    return checks
  }
}

function asWritten(expression: string): string {
  return (
    expression
      .replaceAll(/\((.+?) >= ([^()]+)\) AND \(\1 <= ([^()]+)\)/g, '$1 between $2 and $3')
      .replaceAll(/ <> ALL (?=\(ARRAY)/g, ' not = any ')
      // What MikroORM 7.2.1 leaves of the cast `::double precision`.
      .replaceAll(/(\d) precision\b/g, '$1')
  )
}
