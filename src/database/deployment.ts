import { randomBytes } from 'node:crypto'
import { code as iso4217 } from 'fresh-currency-codes'
import { escapeLiteral } from 'pg'
import { ConfigError } from '../config/error.ts'
import type { Run } from './migrating/sources.ts'

/** Whether a payment that is due on a weekend or holiday is payable until the next business day (following). */
type BusinessDays = 'none' | 'following'

/** What was chosen for a database. */
export interface Deployment {
  readonly currency: string
  /** Whether clients can move its clock. */
  readonly sandbox: boolean
  /** Whose midnight begins a day, as an IANA name. Fixed once there are loans. */
  readonly timezone: string
  readonly businessDays: BusinessDays
  /** Whether events are logged. */
  readonly eventLog: boolean
  /** Whether letters are sent. */
  readonly mail: boolean
  /** The secret key by which public points are displaced. */
  readonly pointKey: Buffer
}

/** What the settings say about a deployment. */
export interface Wanted {
  readonly currency: string
  readonly timezone?: string
  readonly businessDays?: BusinessDays
  readonly eventLog?: boolean
  readonly mail?: boolean
  /** Days such as `2027-12-25`, sorted. */
  readonly holidays?: readonly string[]
  /** Undefined if the database decides. */
  readonly sandbox?: boolean | undefined
  /** Whether a new database becomes a sandbox if the settings say nothing of it. */
  readonly sandboxIfNew?: boolean
}

/**
 * Whether a migration has nothing to store of what the settings say. Throws if an existing database is not as wanted, and a migration
 * may not change that.
 */
export async function isDecided(run: Run, wanted: Wanted): Promise<boolean> {
  const { timezone = 'UTC', businessDays = 'none', eventLog = true, mail = false } = wanted
  const { holidays = [] } = wanted
  const [known] = await stored(run)
  if (known === undefined) return false
  refuseOther(
    { ...known, ...(known.hasLoans ? {} : { timezone }), businessDays, eventLog, mail },
    wanted,
  )
  return (
    known.timezone === timezone &&
    known.businessDays === businessDays &&
    known.eventLog === eventLog &&
    known.mail === mail &&
    known.holidays.join() === holidays.join()
  )
}

/**
 * Stores the choices for a new database, and for an existing one those that may change: business days, whether events are logged, and the time zone while there
 * are no loans. Returns the choices, for the log: for a new one those that can't be changed later. Throws if ISO 4217 has withdrawn the currency of a new one,
 * or if PostgreSQL does not know the time zone.
 */
export async function decideDeployment(run: Run, wanted: Wanted): Promise<string[]> {
  if (await isDecided(run, wanted)) return []
  const { timezone = 'UTC', businessDays = 'none', eventLog = true, mail = false } = wanted
  const { holidays = [] } = wanted
  const [known] = await stored(run)
  if (known === undefined) await insertDeployment(run, wanted)
  const zones = `select from pg_timezone_names where name = ${escapeLiteral(timezone)} limit 1`
  if ((await run(zones)).length === 0)
    throw new ConfigError(`BUSINESS_TIMEZONE: this PostgreSQL knows no time zone ${timezone}`)
  await run(
    `update deployment set timezone = ${escapeLiteral(timezone)}, business_days = '${businessDays}', event_log = ${eventLog}, mail = ${mail}`,
  )
  await run('delete from holiday')
  for (const day of holidays) await run(`insert into holiday (day) values ('${day}')`)
  return known === undefined
    ? [
        `CURRENCY=${wanted.currency} for good`,
        `BUSINESS_TIMEZONE=${timezone}, for good once there are loans`,
      ]
    : [
        `BUSINESS_TIMEZONE=${timezone}`,
        `BUSINESS_DAYS=${businessDays} with ${holidays.length} holidays`,
        `events ${eventLog ? 'are' : 'are not'} logged`,
        `letters ${mail ? 'are' : 'are not'} sent`,
      ]
}

async function insertDeployment(run: Run, wanted: Wanted): Promise<void> {
  const { currency, sandbox, sandboxIfNew = false } = wanted
  if (iso4217(currency) === undefined)
    throw new Error(
      `CURRENCY: ISO 4217 has withdrawn ${currency}; only a database that was made with it can keep it`,
    )
  const key = randomBytes(32).toString('hex')
  await run(`insert into deployment (id, currency, point_key, sandbox)
    values (1, '${currency}', '\\x${key}', ${sandbox ?? sandboxIfNew})`)
}

/** Reads the choices for a database; throws if there are none, or if the settings (holidays apart) want others. */
export async function readDeployment(run: Run, wanted: Wanted): Promise<Deployment> {
  const [deployment] = await stored(run)
  if (deployment === undefined)
    throw new Error('the database holds no deployment row; run `npm run migrate`')
  refuseOther(deployment, wanted)
  return deployment
}

/** Throws a ConfigError if a database that exists is a sandbox and the settings want none, or the other way round. */
export async function requireKind(run: Run, wanted: Pick<Wanted, 'sandbox'>): Promise<void> {
  const [marked] = await run<{ there: boolean }>(`select exists (select from pg_attribute
    where attrelid = to_regclass('deployment') and attname = 'sandbox') as there`)
  const [known] = marked?.there ? await stored(run) : []
  const lines = known === undefined ? [] : kindDiffers(known, wanted)
  if (lines.length > 0) throw new ConfigError(lines.join('\n'))
}

interface Stored extends Deployment {
  readonly hasLoans: boolean
  readonly holidays: readonly string[]
}

const stored = (run: Run) =>
  run<Stored>(
    `select currency, sandbox, timezone, business_days as "businessDays", event_log as "eventLog", mail, point_key as "pointKey", exists (select from loan) as "hasLoans",
      array(select day::text from holiday order by day) as holidays from deployment`,
  )

/** Throws a ConfigError with a line for each choice that the settings want otherwise. */
function refuseOther(known: Omit<Stored, 'holidays'>, wanted: Wanted): void {
  const lines = [...differences(known, wanted), ...kindDiffers(known, wanted)]
  if (lines.length > 0) throw new ConfigError(lines.join('\n'))
}

function differences(
  known: Omit<Stored, 'holidays'>,
  { currency, timezone = 'UTC', businessDays = 'none', eventLog = true, mail = false }: Wanted,
): string[] {
  const migrated = 'run `npm run migrate` to change that'
  const lines = [
    known.currency !== currency &&
      `CURRENCY is ${currency}, but this database holds ${known.currency}, which can't change: set CURRENCY=${known.currency}, or use another database`,
    known.timezone !== timezone &&
      `BUSINESS_TIMEZONE is ${timezone}, but the days of this database are those of ${known.timezone}: ${
        known.hasLoans
          ? `it has loans, whose due days keep their time zone; set BUSINESS_TIMEZONE=${known.timezone}`
          : `${migrated}, since it has no loans yet`
      }`,
    known.businessDays !== businessDays &&
      `BUSINESS_DAYS is ${businessDays}, but this database was migrated with ${known.businessDays}: ${migrated}`,
    known.eventLog !== eventLog &&
      `EVENT_DAYS wants ${eventLog ? 'events to be logged' : 'no log of events'}, but this database ${known.eventLog ? 'logs them' : 'has none'}: ${migrated}`,
    known.mail !== mail &&
      `SMTP_URL ${mail ? 'is set' : 'is not set'}, but this database ${known.mail ? 'writes' : 'does not write'} letters for notifications: ${migrated}`,
  ]
  return lines.filter((line) => line !== false)
}

function kindDiffers(
  { sandbox: is }: Pick<Deployment, 'sandbox'>,
  wanted: Pick<Wanted, 'sandbox'>,
): string[] {
  if (wanted.sandbox === undefined || wanted.sandbox === is) return []
  return [
    is
      ? 'SANDBOX: this database is a sandbox, whose clock clients can move, and stays one; set SANDBOX=on, or use another DATABASE_URL or DATA_DIR'
      : 'SANDBOX: this database is not a sandbox, and never becomes one; leave SANDBOX unset, or use a new database by DATABASE_URL or DATA_DIR',
  ]
}
