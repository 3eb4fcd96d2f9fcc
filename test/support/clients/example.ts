import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'

type Settings = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../../..', import.meta.url))
// Its scripts run on the Node that is installed with the project.
const PATH = [join(root, 'bin'), process.env.PATH].join(delimiter)

/** A client in examples/, as one would try it. */
export function exampleClient(name: string) {
  const folder = join(root, 'examples', name)
  const program = readFileSync(join(folder, 'client.ts'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const run = async (script: string, settings: Settings = {}) => {
    const options = { cwd: folder, env: { ...process.env, ...settings, PATH } }
    const args = ['run', '--silent', script]
    const { stdout } = await promisify(execFile)('npm', args, options).catch((error) => {
      throw new Error(`${error.stdout}${error.stderr}`)
    })
    return stdout
  }
  /** Starts it. */
  const start = (settings: Settings) => {
    const file = String(scripts.start).split(' ').at(-1) ?? ''
    return spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, ...settings } })
  }
  return {
    lines: program.trimEnd().split('\n').length,
    run,
    /** Checks the types of the program with one thing changed. */
    checkWith: async (right: string, wrong: string) => {
      expect(program).toContain(right)
      const changed = join(folder, 'wrong.generated.ts')
      await writeFile(changed, program.replace(right, wrong))
      try {
        await run('check')
      } finally {
        await rm(changed)
      }
    },
    start,
    /** Starts it until the test is over; it prints its screen as JSON, line by line. */
    watch: (settings: Settings) => {
      const child = start(settings)
      onTestFinished(() => void child.kill())
      let printed = ''
      for (const output of [child.stdout, child.stderr])
        output.on('data', (text) => {
          printed += text
        })
      return {
        /** The last screen, or what else it says. */
        screen: () => {
          const last = printed.trimEnd().split('\n').at(-1) ?? ''
          return last.startsWith('{') ? JSON.parse(last) : printed
        },
      }
    },
  }
}
