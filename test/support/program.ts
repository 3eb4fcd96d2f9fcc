import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A command of the program that has ended. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

type Settings = Readonly<Record<string, string>>

interface Place {
  readonly cwd?: string | undefined
  /** Where the program is, when it is not this one. */
  readonly root?: string
}

const project = fileURLToPath(new URL('../..', import.meta.url))
/** A third of the time that a start takes goes into compiling what was compiled for the start before. */
const compiled = join(project, 'node_modules/.cache/lending-gateway')

/** Starts `src/main.ts` as a process of its own, as npm does; settings replace the environment's. */
function spawnProgram(
  args: readonly string[],
  settings: Settings = {},
  { cwd = project, root = project }: Place = {},
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, [join(root, 'src/main.ts'), ...args], {
    cwd,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      RATE_LIMIT: '0',
      EVENT_LOOP_DELAY_MAX_MS: '60000',
      CONNECTIONS_PER_ADDRESS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** A command that runs, with what it has said so far. */
export interface Running {
  readonly child: ChildProcess
  readonly output: { readonly stdout: string; readonly stderr: string }
  readonly ended: Promise<Ended>
}

/** Begins a command. */
export function beginProgram(
  args: readonly string[],
  settings: Settings = {},
  place?: Place,
): Running {
  const child = spawnProgram(args, settings, place)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (text) => {
    output.stdout += text
  })
  child.stderr?.on('data', (text) => {
    output.stderr += text
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }))
  return { child, output, ended }
}

/** Runs a command to its end. */
export async function runProgram(
  args: readonly string[],
  settings: Settings = {},
  place?: Place,
): Promise<Ended> {
  return beginProgram(args, settings, place).ended
}

/** Starts the server and waits until it listens; rejects with what it said when it ends instead. */
export async function startProgram(
  settings: Settings,
  { args = [], ...place }: Place & { readonly args?: readonly string[] } = {},
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawnProgram(['serve', ...args], settings, place)
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += text
      const found = /listening at (http:\/\/[\w.:]+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return { url, child }
}
