import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** What each part of the source may import of the others: arrows go one way. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  main: ['commands'],
  commands: [
    'backup',
    'config',
    'database',
    'feed',
    'gateway',
    'identity',
    'lending',
    'platform',
    'rest-bridge',
    'schema',
    'seed',
    'simulation',
    'workers',
  ],
  backup: ['config', 'database', 'lending', 'migrations'],
  workers: ['config', 'database', 'http', 'lending', 'platform', 'seed'],
  gateway: [
    'area-feed',
    'config',
    'context',
    'database',
    'feed',
    'http',
    'identity',
    'jobs',
    'lending',
    'platform',
    'reads',
    'schema',
    'seed',
    'server',
    'viewer',
  ],
  server: ['config', 'context', 'database', 'http', 'rest-bridge', 'viewer'],
  'rest-bridge': ['context', 'http', 'reads', 'viewer'],
  http: ['context', 'database', 'events', 'identity', 'lending', 'reads', 'viewer'],
  schema: ['lending', 'resolvers'],
  resolvers: ['area-feed', 'context', 'database', 'entities', 'events', 'feed', 'lending', 'reads'],
  context: ['area-feed', 'database', 'feed', 'lending', 'reads', 'viewer'],
  'area-feed': ['database', 'events', 'feed', 'lending'],
  jobs: ['database', 'lending'],
  feed: ['database', 'entities', 'reads'],
  events: [],
  viewer: ['database', 'identity', 'lending'],
  platform: ['config', 'database', 'lending'],
  seed: ['database', 'entities', 'lending'],
  simulation: ['lending', 'seed'],
  identity: ['config'],
  config: ['lending'],
  lending: ['database', 'entities', 'reads'],
  reads: ['database', 'entities'],
  database: ['config', 'entities', 'migrations'],
  migrations: [],
  entities: [],
}

const source = new URL('../../src/', import.meta.url).pathname
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.generated.ts'),
)

const partOf = (path: string) => path.split('/')[0]?.replace(/\.ts$/, '') ?? ''

it.each(files)('%s imports only what its part may', (path) => {
  const text = readFileSync(join(source, path), 'utf8')
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, target = '']) => normalize(join(dirname(path), target)))
    .filter((target) => !target.startsWith('..') && partOf(target) !== partOf(path))
    .map(partOf)
  const allowed = mayImport[partOf(path)]
  expect(allowed, `${partOf(path)} is not in the table`).toBeDefined()
  expect(imported.filter((part) => !allowed?.includes(part))).toEqual([])
})

it('keeps files short', () => {
  const long = files.filter(
    (path) => readFileSync(join(source, path), 'utf8').split('\n').length > 160,
  )
  expect(long).toEqual([])
})
