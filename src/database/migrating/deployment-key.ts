import { readHolidays } from '../../config/holidays.ts'
import type { Config } from '../../config.ts'
import type { Wanted } from '../deployment.ts'

/** What distinguishes a deployment from others in its database. */
interface DeploymentKey {
  /** The schema; if undefined, the search_path of the roles decides. */
  readonly schema?: string | undefined
  /** The name of its cell, if it has one. */
  readonly cell?: string | undefined
}

/** The deployment that the settings describe, with the URL of the operators' role if there is to be one. */
export function migrating(
  config: Config,
  { operatorUrl }: Pick<Migrating, 'operatorUrl'>,
): Migrating {
  return { ...keyOf(config), ...wantedBy(config), operatorUrl }
}

/** What the settings say about the deployment. */
export function wantedBy(config: Config): Wanted {
  return {
    currency: config.CURRENCY,
    timezone: config.BUSINESS_TIMEZONE,
    businessDays: config.BUSINESS_DAYS,
    eventLog: config.EVENT_DAYS !== 0,
    mail: config.SMTP_URL !== undefined,
    holidays: config.HOLIDAYS_FILE === undefined ? [] : readHolidays(config.HOLIDAYS_FILE),
    sandbox: config.SANDBOX,
    // Whoever only types `npm start` wants to try things.
    sandboxIfNew: config.DATABASE_URL === undefined,
  }
}

/** A deployment that is to be migrated. */
export interface Migrating extends DeploymentKey, Omit<Wanted, 'currency'> {
  /** Connects to the database as the role of operators, if there is to be one. */
  readonly operatorUrl?: string | undefined
}

function keyOf({ DATABASE_SCHEMA: schema, CELL: cell }: Config): DeploymentKey {
  return { schema, cell }
}
