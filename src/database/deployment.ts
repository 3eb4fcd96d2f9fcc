import { randomBytes } from 'node:crypto'
import { code as iso4217 } from 'fresh-currency-codes'
import { escapeLiteral } from 'pg'
import { ConfigError } from '../config/error.ts'
import type { Run } from './migrating/sources.ts'

/** What is fixed when a database is created. */
export interface Deployment {
  readonly currency: string
  /** Whether clients can move its clock. */
  readonly sandbox: boolean
  /** Whose midnight begins a business day, as an IANA name. Fixed once there are loans. */
  readonly timezone: string
  /** The secret key by which public points are displaced. */
  readonly pointKey: Buffer
}

/** What the settings say about a deployment. */
export interface Wanted {
  readonly currency: string
  readonly timezone?: string
  /** Undefined if the database decides. */
  readonly sandbox?: boolean | undefined
  /** Whether a new database becomes a sandbox if the settings say nothing of it. */
  readonly sandboxIfNew?: boolean
}

/**
 * Stores the choices for a new database, and the time zone of one without loans; returns whether anything was stored. Throws if ISO
 * 4217 has withdrawn the currency of a new one, if PostgreSQL does not know the time zone, or if an existing one is not as wanted.
 */
export async function decideDeployment(run: Run, wanted: Wanted): Promise<boolean> {
  const { currency, timezone = 'UTC', sandbox, sandboxIfNew = false } = wanted
  const [known] = await stored(run)
  if (known?.timezone === timezone) {
    refuseOther(known, wanted)
    return false
  }
  const zones = await run(
    `select from pg_timezone_names where name = ${escapeLiteral(timezone)} limit 1`,
  )
  if (zones.length === 0)
    throw new ConfigError(`BUSINESS_TIMEZONE: this PostgreSQL knows no time zone ${timezone}`)
  if (known !== undefined) {
    refuseOther({ ...known, timezone: known.hasLoans ? known.timezone : timezone }, wanted)
    await run(`update deployment set timezone = ${escapeLiteral(timezone)}`)
    return true
  }
  if (iso4217(currency) === undefined)
    throw new Error(
      `CURRENCY: ISO 4217 has withdrawn ${currency}; only a database that was made with it can keep it`,
    )
  await run(
    `insert into deployment (id, currency, point_key, timezone, sandbox) values (1, '${currency}',
      '\\x${randomBytes(32).toString('hex')}', ${escapeLiteral(timezone)}, ${sandbox ?? sandboxIfNew})`,
  )
  return true
}

/** Reads the choices for a database; throws if there are none, or if the settings want others. */
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
  if (known !== undefined) refuseKind(known, wanted)
}

const stored = (run: Run) =>
  run<Deployment & { readonly hasLoans: boolean }>(
    `select currency, sandbox, timezone, point_key as "pointKey", exists (select from loan) as "hasLoans" from deployment`,
  )

function refuseOther(
  known: Deployment & { readonly hasLoans: boolean },
  { currency, timezone = 'UTC', sandbox }: Wanted,
): void {
  if (known.currency !== currency)
    throw new Error(
      `CURRENCY is ${currency}, but this database holds ${known.currency}: a deployment keeps its first currency`,
    )
  if (known.timezone !== timezone)
    throw new ConfigError(
      `BUSINESS_TIMEZONE is ${timezone}, but the days of this database are those of ${known.timezone}: ${
        known.hasLoans
          ? `it has loans, whose due days keep their time zone; set BUSINESS_TIMEZONE=${known.timezone}`
          : 'run `npm run migrate` to change that, since it has no loans yet'
      }`,
    )
  refuseKind(known, { sandbox })
}

function refuseKind({ sandbox: is }: Pick<Deployment, 'sandbox'>, wanted: Pick<Wanted, 'sandbox'>) {
  if (wanted.sandbox === undefined || wanted.sandbox === is) return
  throw new ConfigError(
    is
      ? 'SANDBOX: this database is a sandbox, whose clock clients can move, and stays one; set SANDBOX=on, or DATABASE_URL to that of your platform'
      : 'SANDBOX: this database is not a sandbox, and never becomes one; leave SANDBOX unset, or set DATABASE_URL to a new database',
  )
}
