import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(project, path), 'utf8')
const inFolder = (folder: string) =>
  readdirSync(join(project, folder)).map((name) => `${folder}/${name}`)

interface Workflow {
  readonly permissions: object
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>
  >
}

describe.each(inFolder('.github/workflows'))('%s', (path) => {
  const { permissions, jobs } = parse(read(path)) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('may change nothing unless a job says so, and uses actions by their commits, which nobody can move', () => {
    expect(permissions).toEqual({ contents: 'read' })
    const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]))
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
    // A commit says nothing to people: its version stands beside it, where Renovate also looks for it.
    const named = [...read(path).matchAll(/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm)]
    expect(named).toHaveLength(actions.length)
  })

  it('runs the same checks as a contributor, and files that are there', () => {
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]))
    expect(commands).toContain(path.endsWith('/nightly.yml') ? '.ci/nightly' : '.ci/run')
    const files = commands.join('\n').matchAll(/(?:^|\s)((?:\.ci|deploy)\/[\w./-]+)/g)
    for (const [, file = ''] of files) expect(existsSync(join(project, file)), file).toBe(true)
  })
})

it.each(inFolder('.github/ISSUE_TEMPLATE'))('%s is a form', (path) => {
  const form = parse(read(path))
  if (path.endsWith('config.yml')) expect(form).toEqual({ blank_issues_enabled: true })
  else expect(form).toMatchObject({ name: expect.any(String), body: expect.any(Array) })
})

it('updates keep versions exact, and the Node of npm, image and types alike', () => {
  const { rangeStrategy, packageRules } = JSON.parse(read('renovate.json'))
  expect(rangeStrategy).toBe('pin')
  const rule = packageRules.find(({ groupName }: { groupName?: string }) => groupName === 'Node')
  const { optionalDependencies, devDependencies } = JSON.parse(read('package.json'))
  const nodes = Object.keys({ ...optionalDependencies, ...devDependencies }).filter((name) =>
    /^(node-|@types\/node$)/.test(name),
  )
  expect(rule.matchPackageNames).toEqual(expect.arrayContaining(['node', ...nodes]))
})
