import { clocks } from './clocks.ts'
import { database } from './database.ts'
import { deaths } from './deaths.ts'
import type { Fault } from './fault.ts'
import { fleet } from './fleet.ts'
import { host } from './host.ts'
import { network } from './network.ts'
import { subscribers } from './subscribers.ts'

/** Every fault that can be acted out, by its number in `docs/reliability.md`. */
export const faults: Readonly<Record<string, Fault>> = {
  ...deaths,
  ...network,
  ...subscribers,
  ...database,
  ...host,
  ...clocks,
  ...fleet,
}
