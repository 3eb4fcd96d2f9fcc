import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A client program of PostgreSQL, found on PATH. */
export type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** Throws an Error that says what to install, unless the programs on PATH have the major version of the server. */
export async function requirePrograms(names: readonly Program[], major: number): Promise<void> {
  const remedy = `install the client programs of PostgreSQL ${major} (Debian: postgresql-client-${major}), or put their folder first in PATH`
  for (const name of names) {
    const said = await run(name, ['--version']).catch(() => undefined)
    if (said === undefined) throw new Error(`${name} is not on PATH: ${remedy}`)
    const found = Number(/ (\d+)/.exec(said.stdout)?.[1])
    if (found !== major)
      throw new Error(
        `${name} on PATH is of PostgreSQL ${found}, the server is ${major}: ${remedy}`,
      )
  }
}

/**
 * Where a program connects. The password is not part of the URL, which other users can see in the list of processes, but of the
 * environment.
 */
interface Target {
  readonly dbname: string
  readonly env: NodeJS.ProcessEnv
}

/** The target that a URL names. */
export function targetOf(url: string): Target {
  const bare = new URL(url)
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(bare.password), LC_ALL: 'C' }
  bare.password = ''
  return { dbname: `--dbname=${bare.href}`, env }
}

/** Runs a program; if it fails, throws an Error with the first error that it reported. */
export async function runProgram(
  name: Program,
  args: readonly string[],
  { dbname, env }: Target,
): Promise<void> {
  await completed(
    name,
    spawn(name, [dbname, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] }),
  )
}

/** Pipes the output of one program into another; throws if either fails. */
export async function runPiped(
  from: readonly [Program, readonly string[]],
  to: readonly [Program, readonly string[]],
  { dbname, env }: Target,
): Promise<void> {
  const source = spawn(from[0], from[1], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const sink = spawn(to[0], [dbname, ...to[1]], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  // If the sink ends early, its own error says why.
  const piped = pipeline(source.stdout, sink.stdin).catch(() => undefined)
  const ends = await Promise.allSettled([completed(to[0], sink), completed(from[0], source), piped])
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

async function completed(
  name: Program,
  child: NodeJS.EventEmitter & { readonly stderr: NodeJS.ReadableStream },
): Promise<void> {
  const complaint = text(child.stderr)
  const [code] = await once(child, 'close')
  if (code === 0) return
  const lines = (await complaint).trim().split('\n')
  const line = lines.find((one) => /error/i.test(one)) ?? lines[0]
  throw new Error(line ? line : `${name} ended with ${code}`)
}
