import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RUNS = 10
const main = new URL('../src/main.ts', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'lending-gateway-commands-'))

/** Seconds of CPU that a command takes on average, after a run that fills the compile cache and makes the key. */
function cpu(...args: readonly string[]): number {
  const script = `"$@"; times; for run in $(seq ${RUNS}); do "$@"; done > /dev/null; times`
  const { PATH = '' } = process.env
  const told = execFileSync('sh', ['-c', script, 'sh', process.execPath, ...args], {
    encoding: 'utf8',
    env: { PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // Each call of times ends with the children's user and system time.
  const [before = 0, after = 0] = [
    ...told.matchAll(/^\S+s \S+s\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm),
  ].map(([, m1, s1, m2, s2]) => 60 * (Number(m1) + Number(m2)) + Number(s1) + Number(s2))
  return (after - before) / RUNS
}

const bare = cpu('-e', '0')
const commands = [['--help'], ['frobnicate'], ['token', '--sub', 'ada'], ['schema']]
process.stdout.write(`${(1000 * bare).toFixed(0)} ms of CPU  a bare start of Node\n`)
for (const args of commands)
  process.stdout.write(
    `${(cpu(main, ...args) / bare).toFixed(1)} times as much  ${args.join(' ')}\n`,
  )
rmSync(dataDir, { recursive: true })
