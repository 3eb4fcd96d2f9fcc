import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** What each part of the source may import of the others, types included: arrows go one way. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  main: ['commands'],
  commands: [
    'asyncapi',
    'backup',
    'config',
    'database',
    'feed',
    'gateway',
    'identity',
    'lending',
    'mail',
    'money',
    'payments',
    'platform',
    'schema',
    'seed',
    'simulation',
    'workers',
  ],
  backup: ['config', 'database', 'folder', 'lending', 'migrations'],
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
    'money',
    'platform',
    'reads',
    'sandbox',
    'schema',
    'seed',
    'server',
    'telemetry',
    'viewer',
  ],
  server: [
    'asyncapi',
    'config',
    'context',
    'database',
    'http',
    'identity',
    'lending',
    'rest-bridge',
    'seed',
    'telemetry',
    'viewer',
  ],
  asyncapi: ['http', 'lending', 'rest-bridge'],
  'rest-bridge': ['calendar', 'context', 'csv', 'http', 'languages', 'reads', 'viewer'],
  http: [
    'context',
    'database',
    'events',
    'html',
    'identity',
    'languages',
    'lending',
    'reads',
    'telemetry',
    'viewer',
  ],
  schema: ['money', 'resolvers'],
  resolvers: [
    'area-feed',
    'calendar',
    'context',
    'database',
    'entities',
    'events',
    'feed',
    'languages',
    'lending',
    'money',
    'reads',
    'sandbox',
  ],
  context: ['area-feed', 'database', 'feed', 'lending', 'reads', 'sandbox', 'telemetry', 'viewer'],
  sandbox: ['calendar', 'database', 'feed', 'lending', 'money'],
  'area-feed': ['database', 'events', 'feed', 'lending'],
  jobs: ['database', 'lending', 'telemetry'],
  feed: ['database', 'entities', 'reads'],
  events: [],
  viewer: ['identity', 'languages', 'lending'],
  platform: [
    'calendar',
    'config',
    'database',
    'entities',
    'lending',
    'mail',
    'money',
    'payments',
    'screening',
    'verification',
  ],
  mail: ['config', 'lending'],
  payments: ['calendar', 'config', 'database', 'entities', 'folder', 'lending', 'money'],
  verification: ['config', 'lending'],
  screening: ['config', 'lending'],
  seed: ['database', 'entities', 'lending'],
  simulation: ['lending', 'money', 'seed'],
  identity: ['config', 'folder'],
  config: ['calendar', 'money'],
  lending: [
    'csv',
    'database',
    'entities',
    'folder',
    'html',
    'languages',
    'money',
    'reads',
    'telemetry',
  ],
  reads: ['database', 'entities'],
  database: ['config', 'entities', 'folder', 'migrations', 'telemetry'],
  telemetry: [],
  migrations: ['SQL'],
  entities: ['SQL'],
  languages: ['money'],
  money: [],
  calendar: [],
  csv: [],
  folder: [],
  html: [],
  // The functions, triggers and views beside the rules: they run in the database, and are read as text.
  SQL: [],
}

/** The same for the pages of /app/, which import nothing of the gateway. A folder that is not here is a screen. */
const mayImportInApp: Readonly<Record<string, readonly string[]>> = {
  main: ['language', 'parts', 'session', 'settings', 'shell', 'router', 'theme'],
  shell: [
    'api',
    'graphql',
    'inbox',
    'language',
    'parts',
    'router',
    'sandbox',
    'screens',
    'session',
    'settings',
    'store',
    'theme',
  ],
  api: ['language', 'parts', 'session', 'store'],
  session: ['parts', 'settings', 'store'],
  router: ['store'],
  theme: ['parts'],
  // What a part shows of a record, it selects itself.
  parts: ['graphql', 'language', 'settings', 'store'],
  language: ['store'],
  settings: [],
  store: [],
}
const aScreen = ['api', 'graphql', 'language', 'parts', 'router', 'store', 'theme']
/** What screens take from others. */
const fromScreens: Readonly<Record<string, readonly string[]>> = {
  borrow: ['lend', 'map', 'wallet'],
  documents: ['session'],
  frozen: ['borrow', 'help', 'inbox', 'wallet'],
  guide: ['borrow'],
  help: ['inbox', 'wallet'],
  inbox: ['lend', 'wallet'],
  lend: ['map', 'people', 'protection', 'wallet'],
  map: ['people', 'settings'],
  operate: ['session'],
  portfolio: ['lend', 'protection', 'session', 'wallet'],
  profile: ['borrow', 'map', 'trust'],
}

const root = new URL('../../', import.meta.url).pathname
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.generated\.|\.d\.ts$|^graphql\//.test(path),
  )
const [files, appFiles] = [filesIn('src'), filesIn('app/src')]

const partOf = (path: string) =>
  path
    .replace(/^(lending|sandbox)\/.+\.sql$/, 'SQL')
    .replace(/^shell\/(router|theme)\b/, '$1')
    .split('/')[0]
    ?.replace(/\.tsx?$/, '') ?? ''

/** The other parts that a file imports, or whose files it reads. */
function importsOf(folder: string, path: string): string[] {
  const text = readFileSync(join(root, folder, path), 'utf8')
  const imported = /(?:from|import\()\s*'(\.[^']+)'|new URL\([`'](\.\.\/\w[^`']+)/g
  // The list of SQL files has their paths below src.
  const listed = [...text.matchAll(/'(\w[\w/-]+\.sql)'/g)].map(([, target = '']) => target)
  const parts = [...text.matchAll(imported)]
    .map(([, module, file]) => normalize(join(dirname(path), module ?? file ?? '')))
    .concat(folder === 'src' ? listed : [])
    .filter((target) => folder !== 'src' || !target.startsWith('..'))
    .map(partOf)
  return [...new Set(parts)].filter((part) => part !== partOf(path))
}

/** What is left of a table once its tops and bottoms are taken away, again and again: circles, and what lies between them. */
function inCircles(table: Readonly<Record<string, readonly string[]>>): typeof table {
  const imported = Object.values(table).flat()
  const left = Object.entries(table).filter(
    ([part, others]) => imported.includes(part) && others.some((other) => other in table),
  )
  return left.length === Object.keys(table).length ? table : inCircles(Object.fromEntries(left))
}

it.each(files)('%s imports only what its part may', (path) => {
  const allowed = mayImport[partOf(path)]
  expect(allowed, `${partOf(path)} is not in the table`).toBeDefined()
  expect(importsOf('src', path).filter((part) => !allowed?.includes(part))).toEqual([])
})

it('the table allows nothing that no file needs', () => {
  const needed = new Set(
    files.flatMap((path) => importsOf('src', path).map((other) => `${partOf(path)} → ${other}`)),
  )
  const allowed = Object.entries(mayImport).flatMap(([part, others]) =>
    others.map((other) => `${part} → ${other}`),
  )
  expect(allowed.filter((arrow) => !needed.has(arrow))).toEqual([])
})

it('the table itself has no circle', () => {
  expect(inCircles(mayImport)).toEqual({})
})

const mayInApp = (part: string) =>
  mayImportInApp[part] ?? [...aScreen, ...(fromScreens[part] ?? [])]
// The list of screens knows them all.
const appParts = new Set(appFiles.map(partOf).filter((part) => part !== 'screens'))

it.each(appFiles)('app/src/%s imports only what its part may', (path) => {
  const part = partOf(path)
  if (part === 'screens') return expect(importsOf('app/src', path)).not.toContain('shell')
  expect(
    importsOf('app/src', path).filter((one) => !mayInApp(part).includes(one)),
    `add it to \`${part}\` in fromScreens of test/house/architecture.test.ts if it is a screen; move what both use to app/src/parts/ otherwise`,
  ).toEqual([])
})

it('the table of the app has no circle', () => {
  const table = Object.fromEntries([...appParts].map((part) => [part, mayInApp(part)]))
  const screens = [...appParts].filter((part) => part !== 'shell' && part !== 'main')
  expect(inCircles({ ...table, screens })).toEqual({})
})

it('has no file that tells more than one concept', () => {
  const all = [
    ...files.map((path) => join(root, 'src', path)),
    ...appFiles.map((path) => join(root, 'app/src', path)),
  ]
  // A catalogue of messages is a list.
  const told = all.filter((path) => !path.includes('/messages/'))
  expect(told.filter((path) => readFileSync(path, 'utf8').split('\n').length > 250)).toEqual([])
})

/** Lists of like things, which nobody reads as a whole. */
const lists = ['src/migrations', 'schema', 'docs', 'docs/decisions']

it('has no folder that a reader cannot take in: 25 files at most, then rooms by concept', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const counts = Map.groupBy(tracked.filter(Boolean), dirname)
  const crowded = [...counts].filter(
    ([folder, { length }]) => length > 25 && !lists.includes(folder),
  )
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})
