import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { NODE_MAJOR } from '../src/commands/doctor.ts'

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
