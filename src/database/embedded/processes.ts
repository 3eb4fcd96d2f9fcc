import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process lives (also when it belongs to another user). */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process; empty when there is none. */
export async function commandOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ')
  return ps(pid, 'command=')
}

/** When a process started, in the system's own form: with the pid it names one process for ever. */
export async function startOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // Field 22 of proc(5); the second field may hold spaces, so counting starts behind its parenthesis.
  if (fromProc !== undefined) return fromProc.slice(fromProc.lastIndexOf(')')).split(' ')[20] ?? ''
  return ps(pid, 'lstart=')
}

async function ps(pid: number, format: string): Promise<string> {
  return run('ps', ['-o', format, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}
