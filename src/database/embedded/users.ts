import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startOf } from './processes.ts'

/** A process, whose number may be another's once it has ended. */
interface User {
  readonly pid: number
  readonly start: string
}

/** The file of the processes that use the server of a data folder. Gateways before 0.3 note the first of them alone. */
const NOTE = 'owner.json'

/** The number of databases that this process has opened in each data folder. */
const opened = new Map<string, number>()

/** The other processes that use the server of a data folder and still run; a note that was cut off by kill -9 names none. */
export async function othersUsing(folder: string): Promise<readonly User[]> {
  const noted = await readNote(join(folder, NOTE))
  const running = await Promise.all(
    noted.map(async ({ pid, start }) => start !== '' && (await startOf(pid)) === start),
  )
  return noted.filter(({ pid }, index) => running[index] && pid !== process.pid)
}

/**
 * Notes that this process uses the server of a data folder; the caller holds the lock. The result, which needs the lock too, says
 * whether nobody uses it any more, so that it can be stopped.
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

/** Notes users beside the others that run; returns how many there are in all. */
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
