import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import { givenSettings } from '../config/given.ts'
import { addressesOf } from '../config/hosts.ts'
import type { Config } from '../config.ts'
import { loggedReason } from '../database/connections/reasons.ts'
import { findHome, isOutside } from '../database/embedded/outside.ts'
import { type Gateway, startGateway } from '../gateway.ts'
import { openIssuer } from '../identity/issuer.ts'
import { misspelled } from './misspelled.ts'
import { endAtSignal, handleSignals } from './signals.ts'

const STOP_MS = 9_500
const SECOND_SIGNAL_MS = 1_000

/** Serves until SIGTERM or SIGINT, then finishes the requests in progress and exits with 0. */
export async function serve(config: Config): Promise<void> {
  // A gateway that is told to stop while it starts has done as it was told.
  endAtSignal(() => 0)
  const log = await openLog(config)
  process.on('unhandledRejection', (error) => log.error({ kind: loggedReason(error) }, 'unhandled'))
  if (cluster.isWorker) return serveAsWorker(config, log)
  const { version } = packageJson
  const given = givenSettings(process.env)
  log.info({ version, node: process.version, settings: given }, 'the gateway is starting')
  for (const line of misspelled(process.env)) log.warn(line)
  if (config.DATABASE_URL === undefined && (await findHome(config.DATA_DIR)) === undefined)
    log.info('creating a database; this happens once, and can take a minute')
  if (config.WORKERS !== 1) return serveByWorkers(config, log)
  const gateway = await startGateway(config, log)
  stopOnSignal(gateway, log)
  if (config.LOG_LEVEL !== 'silent') await greet(config, gateway)
  return endWhenLost(gateway)
}

/** Ends a gateway that can't serve any more; a supervisor may start another. */
async function endWhenLost({ lost, close }: Pick<Gateway, 'lost' | 'close'>): Promise<never> {
  const reason = await lost
  await Promise.race([close(), sleep(STOP_MS)])
  throw new Error(reason)
}

async function serveAsWorker(config: Config, log: FastifyBaseLogger): Promise<void> {
  const { announce, gatherFromAll } = await import('../workers/worker.ts')
  const gateway = await startGateway(config, log, { gather: gatherFromAll })
  // Ctrl-C in a terminal reaches every process; the parent tells this one when to stop.
  stopOnSignal(gateway, log, 'SIGTERM')
  announce(gateway.url)
}

async function serveByWorkers(config: Config, log: FastifyBaseLogger): Promise<void> {
  const { startWorkers } = await import('../workers/index.ts')
  const { FirstFailed } = await import('../workers/crew.ts')
  try {
    const workers = await startWorkers(config, log)
    stopOnSignal(workers, log)
    const issuer = await openIssuer(config)
    if (config.LOG_LEVEL !== 'silent') await greet(config, { ...workers, issuer })
    await endWhenLost(workers)
  } catch (error) {
    if (error instanceof FirstFailed) process.exit(error.code)
    throw error
  }
}

/** The last lines of the log tell which signal it was, and how the process ended. */
function stopOnSignal(
  gateway: Pick<Gateway, 'close'>,
  log: FastifyBaseLogger,
  only?: 'SIGTERM',
): void {
  let first: number | undefined
  handleSignals((signal) => {
    if (only !== undefined && signal !== only) return
    if (first === undefined) {
      first = performance.now()
      log.info({ signal }, 'the gateway is stopping')
      void closeInTime(gateway, log).then((code) => process.exit(code))
    } else if (performance.now() - first >= SECOND_SIGNAL_MS) {
      log.warn({ signal }, 'the gateway ends at a second signal, without finishing')
      process.exit(1)
    }
  })
}

/** The code to exit with. */
async function closeInTime({ close }: Pick<Gateway, 'close'>, log: FastifyBaseLogger) {
  const from = performance.now()
  const seconds = () => Math.round((performance.now() - from) / 100) / 10
  try {
    const inTime = await Promise.race([close().then(() => true), sleep(STOP_MS, false)])
    if (inTime) log.info({ seconds: seconds() }, 'the gateway has stopped')
    else log.warn({ seconds: seconds() }, 'the gateway ends without having finished everything')
    return 0
  } catch (error) {
    log.error({ reason: loggedReason(error) }, 'the gateway could not finish')
    return 1
  }
}

/** Prints URLs, a token and a request to try; on stderr, since stdout is for logs. */
export async function greet(
  config: Config,
  {
    url,
    issuer,
    sandbox = false,
  }: Pick<Gateway, 'url' | 'issuer'> & { readonly sandbox?: boolean },
): Promise<void> {
  const token = await issuer.development?.issue({ subject: 'ada', lifetimeSeconds: 86_400 })
  const lines = [
    'The gateway is running; Ctrl-C stops it.',
    '',
    `App        ${url}/app/`,
    `GraphQL    ${url}/graphql`,
    ...(token ? [`Explorer   ${url}/graphiql`, `Map        ${url}/map`] : []),
    `REST       ${url}/docs  (${url}/openapi.json)`,
    ...(sandbox ? [`Sandbox    ${url}/sandbox/clock moves the clock: docs/sandbox.md`] : []),
    `Health     ${url}/livez  ${url}/readyz`,
    `Database   ${await describeDatabase(config)}`,
    ...(token
      ? [`Token      of Ada Lovelace, for a day: ${token}`, '', 'Try it:', curl(url, token)]
      : []),
  ]
  process.stderr.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`)
}

async function describeDatabase({ DATABASE_URL: given, DATA_DIR }: Config): Promise<string> {
  if (given !== undefined) {
    const [first, ...others] = addressesOf(given).map((address) => new URL(address))
    const hosts = [first, ...others].map((url) => url?.host)
    return `${hosts.join(', ')}${first?.pathname}, which DATABASE_URL names`
  }
  const [folder, home] = [resolve(DATA_DIR), await findHome(DATA_DIR)]
  return home === undefined || !(await isOutside(home, folder))
    ? `embedded PostgreSQL, its data in ${folder}`
    : `embedded PostgreSQL, which can't run as root: its data is in ${home}, not in ${folder}`
}

function curl(url: string, token: string): string {
  const body = '{"title":"A second loom","amount_requested":1200}'
  return `curl -i ${url}/loans -H 'content-type: application/json' -d '${body}' -H 'authorization: Bearer ${token}'`
}

/** The log on stdout: readable lines in a terminal, otherwise JSON. */
export async function openLog({ LOG_LEVEL: level }: Config) {
  const options = { level, redact: ['req.headers', '*.authorization'] }
  if (!process.stdout.isTTY) return pino(options)
  const { build } = await import('pino-pretty')
  const layout = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }
  return pino(options, build({ ...layout, sync: true }))
}
