import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolder, removeFolder } from '../support/folders.ts'

const root = new URL('../..', import.meta.url).pathname
const shortest = ['--loans', '1000', '--work', 'deposit', '--rounds', '1', '--seconds', '0.5']

let folder: string
beforeAll(async () => {
  folder = await createFolder()
})
afterAll(() => removeFolder(folder))

it('the bench seeds its database, starts the gateway on it and prints what it measured', async () => {
  // A run that fails exits with 1, which rejects with all that it said.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/run.ts', ...shortest, '--data', folder],
    { cwd: root },
  )
  expect(stdout).toMatch(/^\| write +\|/)
  expect(stdout).toMatch(/^\| deposit +\| at once +\| +[1-9]\d* \|/m)
})
