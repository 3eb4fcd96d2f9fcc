import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findHome } from '../../src/database/embedded/outside.ts'
import { runningPostmaster } from '../../src/database/embedded/running.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { beginProgram } from '../support/program.ts'

/** A database is made, and recovers. */
const PATIENCE_MS = 600_000

it(
  'starts the embedded PostgreSQL again when it was killed, and ends with one line when its data is gone',
  async () => {
    const DATA_DIR = await createFolder()
    const { child, output, ended } = beginProgram(['serve'], { DATA_DIR, SEED_DEMO: '0' })
    try {
      const listens = () => /listening at (http:\/\/[\w.:]+)/.exec(output.stdout)?.[1]
      await expect.poll(listens, { timeout: PATIENCE_MS / 2 }).toBeDefined()
      const home = (await findHome(DATA_DIR)) ?? ''
      const pid = async () => (await runningPostmaster(home))?.pid
      const first = (await pid()) ?? 0
      process.kill(first, 'SIGKILL')
      await expect.poll(async () => ![undefined, first].includes(await pid())).toBe(true)
      const ready = () => fetch(`${listens()}/readyz`).then(({ status }) => status)
      await expect.poll(ready).toBe(200)
      expect(output.stdout).toContain('the embedded PostgreSQL has ended; it is started again')

      const second = (await pid()) ?? 0
      // PostgreSQL may write a file into a folder that is being removed.
      await rm(join(home, 'data'), { recursive: true, force: true, maxRetries: 10 })
      try {
        process.kill(second, 'SIGKILL')
      } catch {
        // It has noticed by itself.
      }
      const { code, stderr } = await ended
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^lending-gateway: the embedded PostgreSQL has ended, and can't be started again: its data in .* is gone$/m,
      )
    } finally {
      child.kill('SIGKILL')
      await removeFolder(DATA_DIR)
    }
  },
  PATIENCE_MS,
)
