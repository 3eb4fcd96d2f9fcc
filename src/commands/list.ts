import { canKeepData, canReadHolidays } from '../config/surroundings.ts'
import { opensPlatform, toServe } from './checks.ts'
import { type Command, command } from './command.ts'

/** The program's commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  serve: command({
    help: `serve [--workers 4]
  Starts the gateway, in several processes with --workers (a number, or auto for
  one on each processor). Settings come from the environment, see docs/settings.md.`,
    settings: { workers: 'WORKERS' },
    checks: [canKeepData, ...toServe],
    load: async () => (await import('./serve.ts')).serve,
  }),
  migrate: command({
    help: `migrate
  Brings the database schema up to date and exits.`,
    checks: [canKeepData, canReadHolidays],
    load: async () => (await import('./migrate.ts')).migrate,
  }),
  seed: command({
    help: `seed [--loans 1000] [--seed 0]
  Adds people and loans in all states to the database; the same seed gives the
  same data. Existing records are kept. Who runs the platform is no part of it:
  see token.`,
    names: ['loans', 'seed'],
    checks: [canKeepData, ...opensPlatform],
    load: async () => (await import('./seed.ts')).seed,
  }),
  simulate: command({
    help: `simulate [--rate 5] [--people 50] [--seed 0] [--for 60s] [--url http://127.0.0.1:4000]
  Publishes, invests and repays through the API of a running gateway, at a rate
  of actions per second, until Ctrl-C or for some time. The same seed makes the
  same choices.`,
    names: ['rate', 'people', 'seed', 'for', 'url'],
    checks: [canKeepData],
    load: async () => (await import('./simulate.ts')).simulate,
  }),
  'payments-sandbox': command({
    help: `payments-sandbox --events http://127.0.0.1:4000/payments/stripe/events
                 [--port 4100] [--day 1d] [--file FILE] [--by-hand]
  Runs a payment provider to try payments with, and prints the settings of a
  gateway that uses it: docs/payments.md. --day is how long a simulated day lasts,
  --file keeps its payments, --by-hand has payers pay on the payment's page.`,
    names: ['port', 'events', 'day', 'file'],
    flags: ['by-hand'],
    load: async () => (await import('./payments-sandbox.ts')).paymentsSandbox,
  }),
  'bank-file': command({
    help: `bank-file [--out FOLDER] [--in FILE]
  Exchanges files with the bank (PAYMENTS=bank-file): --in imports a statement
  (camt.053, camt.052 or camt.054) or rejections (pain.002), --out writes waiting
  payments as orders (pain.001, pain.008). Running it again is safe: docs/payments.md.`,
    names: ['out', 'in'],
    checks: opensPlatform,
    load: async () => (await import('./bank-file.ts')).bankFile,
  }),
  token: command({
    help: `token --sub <uuid or name> [--name "Ada L."] [--scope lending:admin] [--ttl 1h]
  Prints one development token and nothing else. The demo's operators are called
  operator and colleague (who act), support (who only looks), compliance and
  deputy (who work on cases): their tokens need neither name nor scope.`,
    names: ['sub', 'name', 'scope', 'ttl'],
    checks: [canKeepData],
    load: async () => (await import('./token.ts')).token,
  }),
  schema: command({
    help: `schema [--openapi | --asyncapi]
  Prints the GraphQL schema (SDL), the OpenAPI file of the REST API, or the AsyncAPI file of events.`,
    flags: ['openapi', 'asyncapi'],
    load: async () => (await import('./schema.ts')).schema,
  }),
  doctor: command({
    help: `doctor [--database-url | --ledger | --prune]
  Checks this installation and says how to fix what is wrong. --database-url
  prints the URL in use, --ledger audits every balance, --prune removes embedded
  databases whose data folder is gone.`,
    flags: ['database-url', 'ledger', 'prune'],
    load: async () => (await import('./doctor/index.ts')).doctor,
  }),
  backup: command({
    help: `backup --to FOLDER
  Backs up the database into a new folder while gateways serve.`,
    names: ['to'],
    checks: [canKeepData],
    load: async () => (await import('./backup.ts')).backup,
  }),
  restore: command({
    help: `restore --from FOLDER [--replace]
  Restores a backup, brings it up to date and audits every balance. Data that is
  there already is refused, or deleted with --replace. Stop the gateways first.`,
    names: ['from'],
    flags: ['replace'],
    checks: [canKeepData],
    load: async () => (await import('./backup.ts')).restore,
  }),
  'audit-trail': command({
    help: `audit-trail [--after 0]
  Prints the audit trail as JSON lines, oldest entry first; --after continues
  an export behind its last number.`,
    names: ['after'],
    load: async () => (await import('./audit-trail.ts')).auditTrail,
  }),
}
