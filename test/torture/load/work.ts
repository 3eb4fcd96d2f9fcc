import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'

/** Acknowledgements between two faults. */
const WORK = 40
const PATIENCE_MS = 60_000

/** Waits until something was done, however fast the machine is. */
export async function someWork(caller: Caller): Promise<void> {
  const enough = caller.acknowledged + WORK
  const late = performance.now() + PATIENCE_MS
  while (caller.acknowledged < enough) {
    if (performance.now() > late) throw new Error('too little was acknowledged for a minute')
    await sleep(50)
  }
}
