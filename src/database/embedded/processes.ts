import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The command line of a process; empty if there is no such process. */
export async function commandOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ')
  return ps(pid, 'command=')
}

/** The start time of a process in the system's format, which with the pid identifies it uniquely; empty if it has ended. */
export async function startOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // Fields 3 and 22 of proc(5), counted from the closing parenthesis of field 2, which may contain spaces.
  const fields = fromProc?.slice(fromProc.lastIndexOf(')')).split(' ')
  const [state = '', start = ''] =
    fields === undefined
      ? (await ps(pid, 'state=', 'lstart=')).split(/\s+(.*)/)
      : [fields[1], fields[20]]
  // A zombie has ended; only its parent has not noticed yet.
  return state.startsWith('Z') ? '' : start
}

async function ps(pid: number, ...formats: readonly string[]): Promise<string> {
  return run('ps', [...formats.flatMap((format) => ['-o', format]), '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}
