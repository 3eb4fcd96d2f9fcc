import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startOf } from './processes.ts'

/** A process, identified by its start time too, since the system reuses process ids. */
interface User {
  readonly pid: number
  readonly start: string
}

/** The file that lists the processes using the server of a data folder. Gateways before 0.3 record only the first of them. */
const NOTE = 'owner.json'

/** The number of databases that this process has opened in each data folder. */
const opened = new Map<string, number>()

/** The other running processes that use the server of a data folder; a list that kill -9 cut off names none. */
export async function othersUsing(folder: string): Promise<readonly User[]> {
  const noted = await readNote(join(folder, NOTE))
  const running = await Promise.all(
    noted.map(async ({ pid, start }) => start !== '' && (await startOf(pid)) === start),
  )
  return noted.filter(({ pid }, index) => running[index] && pid !== process.pid)
}

/**
 * Records that this process uses the server of a data folder. The returned function withdraws that, and says whether nobody else uses
 * the server, so that it can be stopped. Callers of both hold the lock.
 */
export async function use(folder: string): Promise<() => Promise<boolean>> {
  opened.set(folder, (opened.get(folder) ?? 0) + 1)
  await note(folder, [{ pid: process.pid, start: await startOf(process.pid) }])
  let uses = true
  return async () => {
    if (!uses) return false
    uses = false
    opened.set(folder, (opened.get(folder) ?? 0) - 1)
    if (opened.get(folder) !== 0) return false
    return (await note(folder, [])) === 0
  }
}

/** Adds users to those that still run; returns how many there are in all. */
async function note(folder: string, more: readonly User[]): Promise<number> {
  const [first, ...others] = [...more, ...(await othersUsing(folder))]
  if (first === undefined) {
    await rm(join(folder, NOTE), { force: true })
    return 0
  }
  await writeFile(join(folder, NOTE), JSON.stringify({ ...first, others }))
  return 1 + others.length
}

async function readNote(path: string): Promise<readonly User[]> {
  try {
    const { others = [], ...first } = JSON.parse(await readFile(path, 'utf8'))
    return [first, ...others]
  } catch {
    return []
  }
}
