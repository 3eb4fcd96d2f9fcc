import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startOf } from './processes.ts'
import type { Postmaster } from './running.ts'

/** The number of databases that this process has opened on each server, by the server's pid. */
const holders = new Map<number, number>()

/** Records this process as the owner of the server, so that another can take over if this one is killed. */
export async function claim(folder: string): Promise<void> {
  const owner = { pid: process.pid, start: await startOf(process.pid) }
  await writeFile(join(folder, 'owner.json'), JSON.stringify(owner))
}

/** Whether another running process owns the server; a record that was cut off by kill -9 names no owner. */
export async function ownerLives(folder: string): Promise<boolean> {
  try {
    const { pid, start } = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'))
    return pid !== process.pid && start !== '' && (await startOf(pid)) === start
  } catch {
    return false
  }
}

/** Counts one more database of this process on a server; the result counts it out, and returns whether it was the last. */
export function hold({ pid }: Postmaster): () => boolean {
  holders.set(pid, (holders.get(pid) ?? 0) + 1)
  let held = true
  return () => {
    if (held) holders.set(pid, (holders.get(pid) ?? 0) - 1)
    held = false
    return holders.get(pid) === 0
  }
}
