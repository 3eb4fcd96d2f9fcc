import type { Config } from '../../config.ts'

/** What tells a deployment from others in its database. */
interface DeploymentKey {
  /** The schema; undefined: the first that exists in the roles' search_path. */
  readonly schema?: string | undefined
  /** The name of its cell, if it has one. */
  readonly cell?: string | undefined
}

/** The same, with the role that operators are to have. */
export function migrating(
  config: Config,
  { operatorUrl }: Pick<Migrating, 'operatorUrl'>,
): Migrating {
  return { ...keyOf(config), operatorUrl }
}

/** A deployment that is to be migrated. */
export interface Migrating extends DeploymentKey {
  /** The database as the role of operators, if they are to have one. */
  readonly operatorUrl?: string | undefined
}

/** Which of the deployments in its database this one is. */
function keyOf({ DATABASE_SCHEMA: schema, CELL: cell }: Config): DeploymentKey {
  return { schema, cell }
}
