import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Body, startWorld, type World } from './world.ts'

const run = promisify(execFile)
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```sh\n([^`]*curl[^`]*)```[^`]*```json\n([^`]*)```/g)].map(
  ([, shell = '', output = '']) => ({ shell, output }),
)

let world: World
beforeAll(async () => {
  world = await startWorld({ SEED_DEMO: '1' })
})
afterAll(() => world.close())

it('has examples', () => expect(examples.length).toBeGreaterThan(1))

it.each(examples)('answers as the README says: $shell', async ({ shell, output }) => {
  const script = shell.replaceAll(/^(URL|TOKEN)=.*$/gm, '')
  const env = { ...process.env, URL: world.url, TOKEN: await world.token('ada') }
  const { stdout } = await run('bash', ['-c', script], { env })
  expect(timeless(JSON.parse(stdout))).toEqual(timeless(JSON.parse(output)))
})

it('names every setting that there is, with no other', async () => {
  const config = readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8')
  const known = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Licence'))
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(named.toSorted()).toEqual(known.toSorted())
})

/** An answer without what differs each time. */
function timeless(value: Body): Body {
  return JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time'),
  )
}
