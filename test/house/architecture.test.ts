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
    'telemetry',
    'viewer',
  ],
  server: [
    'config',
    'context',
    'database',
    'http',
    'identity',
    'rest-bridge',
    'seed',
    'telemetry',
    'viewer',
  ],
  'rest-bridge': ['context', 'http', 'reads', 'viewer'],
  http: ['context', 'database', 'events', 'identity', 'lending', 'reads', 'telemetry', 'viewer'],
  schema: ['lending', 'resolvers'],
  resolvers: ['area-feed', 'context', 'database', 'entities', 'events', 'feed', 'lending', 'reads'],
  context: ['area-feed', 'database', 'feed', 'lending', 'reads', 'telemetry', 'viewer'],
  'area-feed': ['database', 'events', 'feed', 'lending'],
  jobs: ['database', 'lending', 'telemetry'],
  feed: ['database', 'entities', 'reads'],
  events: [],
  viewer: ['database', 'identity', 'lending'],
  platform: ['config', 'database', 'lending'],
  seed: ['database', 'entities', 'lending'],
  simulation: ['lending', 'seed'],
  identity: ['config'],
  config: ['lending'],
  lending: ['database', 'entities', 'reads', 'telemetry'],
  reads: ['database', 'entities'],
  database: ['config', 'entities', 'migrations', 'telemetry'],
  telemetry: [],
  migrations: [],
  entities: [],
}

/** The same for the pages of /app/, which import nothing of the gateway. A folder that is not here is a screen. */
const mayImportInApp: Readonly<Record<string, readonly string[]>> = {
  main: ['session', 'settings', 'shell', 'router', 'theme'],
  shell: ['api', 'inbox', 'parts', 'router', 'screens', 'session', 'settings', 'store', 'theme'],
  api: ['parts', 'session', 'store'],
  session: ['parts', 'settings', 'store'],
  router: ['store'],
  theme: ['parts'],
  parts: [],
  settings: [],
  store: [],
}
const aScreen = ['api', 'graphql', 'parts', 'router', 'store', 'theme']
/** What screens take from others. */
const fromScreens: Readonly<Record<string, readonly string[]>> = {
  borrow: ['lend', 'map', 'wallet'],
  inbox: ['lend', 'wallet'],
  lend: ['map', 'wallet'],
  portfolio: ['lend', 'wallet'],
}

const root = new URL('../../', import.meta.url).pathname
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.generated\.|\.d\.ts$|^graphql\//.test(path),
  )
const [files, appFiles] = [filesIn('src'), filesIn('app/src')]

const partOf = (path: string) =>
  path
    .replace(/^shell\/(router|theme)\b/, '$1')
    .split('/')[0]
    ?.replace(/\.tsx?$/, '') ?? ''

/** The other parts that a file imports. */
function importsOf(folder: string, path: string): string[] {
  const text = readFileSync(join(root, folder, path), 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, target = '']) => normalize(join(dirname(path), target)))
    .filter((target) => folder !== 'src' || !target.startsWith('..'))
    .map(partOf)
    .filter((part) => part !== partOf(path))
}

it.each(files)('%s imports only what its part may', (path) => {
  const allowed = mayImport[partOf(path)]
  expect(allowed, `${partOf(path)} is not in the table`).toBeDefined()
  expect(importsOf('src', path).filter((part) => !allowed?.includes(part))).toEqual([])
})

it.each(appFiles)('app/src/%s imports only what its part may', (path) => {
  const part = partOf(path)
  // The list of screens knows them all.
  if (part === 'screens') return expect(importsOf('app/src', path)).not.toContain('shell')
  const allowed = mayImportInApp[part] ?? [...aScreen, ...(fromScreens[part] ?? [])]
  expect(importsOf('app/src', path).filter((one) => !allowed.includes(one))).toEqual([])
})

it('keeps files short', () => {
  const all = [
    ...files.map((path) => join(root, 'src', path)),
    ...appFiles.map((path) => join(root, 'app/src', path)),
  ]
  expect(all.filter((path) => readFileSync(path, 'utf8').split('\n').length > 160)).toEqual([])
})
