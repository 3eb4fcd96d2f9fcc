import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { findHome } from '../database/embedded/outside.ts'
import { type Gateway, startGateway } from '../gateway.ts'
import { openIssuer } from '../identity/issuer.ts'
import { greet } from './greeting.ts'
import { openLog } from './log.ts'
import { misspelled } from './misspelled.ts'

const STOP_MS = 9_500
const SECOND_SIGNAL_MS = 1_000

/** Serves until SIGTERM or SIGINT, then finishes the requests in progress and exits with 0. */
export async function serve(config: Config): Promise<void> {
  const log = await openLog(config)
  process.on('unhandledRejection', (error) => log.error({ kind: String(error) }, 'unhandled'))
  if (cluster.isWorker) return serveAsWorker(config, log)
  for (const line of misspelled(process.env)) log.warn(line)
  if (config.DATABASE_URL === undefined && (await findHome(config.DATA_DIR)) === undefined)
    log.info('creating a database; this happens once, and can take a minute')
  if (config.WORKERS !== 1) return serveByWorkers(config, log)
  const gateway = await startGateway(config, log)
  stopOnSignal(gateway)
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
  process.on('SIGINT', () => undefined)
  stopOnSignal(gateway, ['SIGTERM'])
  announce(gateway.url)
}

async function serveByWorkers(config: Config, log: FastifyBaseLogger): Promise<void> {
  const { startWorkers } = await import('../workers/index.ts')
  const { FirstFailed } = await import('../workers/crew.ts')
  try {
    const workers = await startWorkers(config, log)
    stopOnSignal(workers)
    const issuer = await openIssuer(config)
    if (config.LOG_LEVEL !== 'silent') await greet(config, { ...workers, issuer })
    await endWhenLost(workers)
  } catch (error) {
    if (error instanceof FirstFailed) process.exit(error.code)
    throw error
  }
}

function stopOnSignal(
  gateway: Pick<Gateway, 'close'>,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'],
): void {
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
  for (const signal of signals) process.on(signal, stop)
}
