import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { beginProgram, type Running } from '../support/program.ts'
import { processes, useFolder } from '../support/servers/databases/embedded.ts'

const folder = useFolder()
const DATA_DIR = () => ({ DATA_DIR: folder.path })

/** Sends a signal once something has happened; returns how the program ended, and what it had said. */
async function interrupt({ child, ended }: Running, signal: NodeJS.Signals, when: () => boolean) {
  while (!when() && child.exitCode === null) await sleep(5)
  child.kill(signal)
  const { code, stderr } = await ended
  return [code, stderr.split('\n').filter((line) => line.startsWith('lending-gateway:'))]
}

it.each([
  ['its database starts', () => processes(folder.path).length > 0],
  ['its database is migrated', () => existsSync(join(folder.path, 'owner.json'))],
])(
  'a gateway that is told to stop while %s stops, and its database with it',
  async (_, when) => {
    const serving = beginProgram(['serve'], { ...DATA_DIR(), SEED_DEMO: '1' })
    expect(await interrupt(serving, 'SIGTERM', when)).toEqual([0, []])
    expect(processes(folder.path)).toEqual([])
  },
  120_000,
)

it('a command that Ctrl-C ends leaves no database running, and says no more', async () => {
  const filling = beginProgram(['seed', '--loans', '20000'], DATA_DIR())
  const begun = () => /loans|people|seeding/i.test(filling.output.stderr + filling.output.stdout)
  expect(await interrupt(filling, 'SIGINT', begun)).toEqual([130, []])
  expect(processes(folder.path)).toEqual([])
}, 120_000)
