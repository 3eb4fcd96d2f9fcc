import type { Random } from '../../../src/seed/random.ts'
import type { Stand } from '../stand/stand.ts'

/** Something that goes wrong, and how it ends: whatever it did is healed when the promise is kept. */
export interface Fault {
  readonly name: string
  act(stand: Stand, random: Random): Promise<void>
  /** Why it can't be acted out here; undefined where it can. */
  readonly impossible?: (stand: Stand) => string | undefined
}

/** One gateway or the other. */
export function anyGateway({ gateways }: Stand, random: Random) {
  return random.pick(gateways)
}
