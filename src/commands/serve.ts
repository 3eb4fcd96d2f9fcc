import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { type Gateway, startGateway } from '../gateway.ts'
import type { Command } from './options.ts'

const STOP_MS = 9_500
const SECOND_SIGNAL_MS = 1_000

/** Serves until SIGTERM or SIGINT, then finishes what was started and exits with 0. */
export const serve: Command = {
  help: `serve
  Starts the gateway; settings come from the environment, see README.md.`,
  run,
}

async function run(config: Config): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers', '*.authorization'] })
  process.on('unhandledRejection', (error) => log.error({ kind: String(error) }, 'unhandled'))
  const gateway = await startGateway(config, log)
  if (config.LOG_LEVEL !== 'silent') await greet(config, gateway)
  stopOnSignal(gateway)
}

function stopOnSignal(gateway: Gateway): void {
  let first: number | undefined
  const stop = () => {
    if (first !== undefined) {
      if (performance.now() - first >= SECOND_SIGNAL_MS) process.exit(1)
      return
    }
    first = performance.now()
    void Promise.race([gateway.close(), sleep(STOP_MS)]).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Tells a newcomer where everything is; on stderr, since stdout is for logs. */
async function greet(config: Config, { url, issuer }: Gateway): Promise<void> {
  const token = await issuer.development?.issue({ subject: 'ada', lifetimeSeconds: 86_400 })
  const lines = [
    `GraphQL    ${url}/graphql`,
    ...(token ? [`Explorer   ${url}/graphiql`, `Map        ${url}/map`] : []),
    `REST       ${url}/docs  (${url}/openapi.json)`,
    `Health     ${url}/livez  ${url}/readyz`,
    `Database   ${config.DATABASE_URL ? 'DATABASE_URL' : `embedded PostgreSQL in ${config.DATA_DIR}`}`,
    ...(token ? [`Token      ${token}`, '', 'Try it:', curl(url, token)] : []),
  ]
  process.stderr.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

function curl(url: string, token: string): string {
  const body = '{"title":"A second loom","amount_requested":1200}'
  return `curl -i ${url}/loans -H 'content-type: application/json' -d '${body}' -H 'authorization: Bearer ${token}'`
}
