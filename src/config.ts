import { conflicts } from './config/conflicts.ts'
import { ConfigError } from './config/error.ts'
import { type Settings, settings } from './config/settings.ts'

/** The program's settings, validated, with every default filled in. */
export type Config = Settings & {
  readonly [Name in
    | 'MIGRATE'
    | 'SEED_DEMO'
    | 'INTROSPECTION'
    | 'PAYMENTS'
    | 'SHUTDOWN_DELAY_MS']: NonNullable<Settings[Name]>
}

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>

/** URLs contain passwords. */
const SECRETIVE = /_(URL|SECRET|KEY|TOKEN|ENDPOINT)$/
/** Longer values are none of the short words and numbers that one can misspell. */
const SHOWN = 60

/** Reads the settings from environment variables; throws a ConfigError that names every invalid one. */
export function readConfig(environment: Environment): Config {
  const { found, problems } = examine(environment)
  return complete(found, problems)
}

/** Returns the valid settings, and a line for each problem. */
export function examine(environment: Environment): {
  readonly found: Partial<Settings>
  readonly problems: readonly string[]
} {
  const APP_MODE = environment.NODE_ENV === 'production' ? 'production' : 'development'
  const given: Environment = { ...environment, APP_MODE: environment.APP_MODE || APP_MODE }
  const found: Record<string, unknown> = {}
  const wrong = new Map<string, string>()
  for (const [name, kind] of Object.entries(settings.shape)) {
    // An empty variable counts as not set.
    const { success, data, error } = kind.safeParse(given[name] || undefined)
    if (success) found[name] = data
    else wrong.set(name, `${name}: ${error.issues[0]?.message}${shown(name, given[name] ?? '')}`)
  }
  const clashes = conflicts(found).filter((line) => !wrong.has(line.split(':', 1)[0] ?? ''))
  return { found, problems: [...wrong.values(), ...clashes] }
}

/** The value that was refused, since templates and shells change what people wrote; nothing of what may be or contain a secret. */
function shown(name: string, value: string): string {
  const isTold = !SECRETIVE.test(name) && value !== '' && value.length <= SHOWN
  return isTold ? ` (given: ${JSON.stringify(value)})` : ''
}

/** Returns all settings with their defaults; if there are problems, throws a ConfigError that lists them. */
export function complete(found: Partial<Settings>, problems: readonly string[]): Config {
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  // Without problems, each setting has passed its check or has its default.
  const config = found as Settings
  // Somebody who gives a gateway the owner's URL wants it to migrate.
  const isProduction = config.APP_MODE === 'production'
  const mayMigrate = config.DATABASE_URL === undefined || config.DATABASE_OWNER_URL !== undefined
  return {
    ...config,
    MIGRATE: config.MIGRATE ?? (mayMigrate ? 'auto' : 'off'),
    // Nobody moves the clock of a platform because a setting was forgotten.
    SANDBOX: config.SANDBOX ?? (isProduction ? false : undefined),
    PAYMENTS: config.PAYMENTS ?? (isProduction && !config.SANDBOX ? [] : ['sandbox']),
    // A sandbox shows how help is offered; its address is one that nobody has.
    SUPPORT_EMAIL:
      config.SUPPORT_EMAIL ??
      (isProduction && !config.SANDBOX ? undefined : 'help@lending.example'),
    SEED_DEMO: config.SEED_DEMO ?? config.DATABASE_URL === undefined,
    INTROSPECTION: config.INTROSPECTION ?? config.APP_MODE === 'development',
    SHUTDOWN_DELAY_MS: config.SHUTDOWN_DELAY_MS ?? (isProduction ? 4_000 : 0),
  }
}
