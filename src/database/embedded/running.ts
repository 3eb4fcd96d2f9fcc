import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandOf } from './processes.ts'

/** A PostgreSQL server process. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly data: string
}

/** The server that uses a home's data; undefined if none does, even if a stale lock file names one. */
export async function runningPostmaster(folder: string): Promise<Postmaster | undefined> {
  const data = join(folder, 'data')
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  const found = { pid, port, data }
  return (await isRunning(found)) ? found : undefined
}

/** Whether a server is still running, and its pid does not belong to another program by now. */
export async function isRunning({ pid, data }: Postmaster): Promise<boolean> {
  return pid > 0 && (await commandOf(pid)).includes(` -D ${data} -p `)
}
