import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { findHome } from '../database/embedded/home.ts'
import { type Gateway, startGateway } from '../gateway.ts'
import { greet } from './greeting.ts'
import { openLog } from './log.ts'

const STOP_MS = 9_500
const SECOND_SIGNAL_MS = 1_000

/** Serves until SIGTERM or SIGINT, then finishes the requests in progress and exits with 0. */
export async function serve(config: Config): Promise<void> {
  const log = await openLog(config)
  process.on('unhandledRejection', (error) => log.error({ kind: String(error) }, 'unhandled'))
  if (config.DATABASE_URL === undefined && (await findHome(config.DATA_DIR)) === undefined)
    log.info('creating a database; this happens once, and can take a minute')
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
