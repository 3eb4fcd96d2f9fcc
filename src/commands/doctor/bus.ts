import type { Config } from '../../config.ts'
import { askServer } from '../../feed/bus/ask-server.ts'
import { serversOf } from '../../feed/bus/servers.ts'
import { type Finding, ok, warn } from './finding.ts'

/** Checks that the gateway can connect to NATS, if the settings name it. */
export async function examineBus({ BUS_URL: url }: Config): Promise<Finding[]> {
  if (url === undefined) return []
  try {
    return [ok(`NATS ${await askServer(url)} answers at ${serversOf(url)}`)]
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return [
      warn(
        `the bus at ${serversOf(url)} can't be used (${reason}), so each gateway reads changes from the database; check BUS_URL`,
      ),
    ]
  }
}
