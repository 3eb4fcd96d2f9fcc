import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Postmaster } from './postmaster.ts'
import { startOf } from './processes.ts'

/** By server's pid: how many databases that this process opened hold it. */
const holders = new Map<number, number>()

/** Notes that this process answers for the server; it may be gone by kill -9 at any time. */
export async function claim(folder: string): Promise<void> {
  const owner = { pid: process.pid, start: await startOf(process.pid) }
  await writeFile(join(folder, 'owner.json'), JSON.stringify(owner))
}

/** Whether another process that lives answers for the server; a note that kill -9 cut off names none. */
export async function ownerLives(folder: string): Promise<boolean> {
  try {
    const { pid, start } = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'))
    return pid !== process.pid && start !== '' && (await startOf(pid)) === start
  } catch {
    return false
  }
}

/** Holds a server for one more database of this process; the result lets go, and tells whether that was the last. */
export function hold({ pid }: Postmaster): () => boolean {
  holders.set(pid, (holders.get(pid) ?? 0) + 1)
  let held = true
  return () => {
    if (held) holders.set(pid, (holders.get(pid) ?? 0) - 1)
    held = false
    return holders.get(pid) === 0
  }
}
