import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Body, startWorld, type World } from '../support/world.ts'

const run = promisify(execFile)
const CUT = '--- next ---'
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
/** Each goes on where the one before ends. */
const pages = ['README.md', 'docs/tutorial.md', 'docs/clients.md', 'docs/sandbox.md'].map(read)
const examples = [
  ...pages.join('\n').matchAll(/```sh\n([^`]*curl[^`]*)```[^`]*```(?:json|csv)\n([^`]*)```/g),
].map(([, shell = '', output = '']) => ({ shell, output }))

let world: World
beforeAll(async () => {
  world = await startWorld({ SEED_DEMO: '1', SANDBOX: 'on' })
})
afterAll(() => world.close())

it('has examples', () => expect(examples.length).toBeGreaterThan(10))

it('answers as it says, when all examples are typed into one shell', async () => {
  const tokens = {
    ada: await world.token('ada'),
    mary: await world.token('mary', { name: 'Mary Jackson' }),
  }
  const script = examples
    .map(({ shell }) => shell.replaceAll(/^URL=.*$/gm, `URL=${world.url}`))
    .join(`\nprintf '\\n%s\\n' '${CUT}'\n`)
    .replaceAll(
      /\$\(npm run --silent token -- --sub (\w+)[^)]*\)/g,
      (_, name: keyof typeof tokens) => tokens[name],
    )
  const { stdout } = await run('bash', ['-c', script])
  const answers = stdout.split(`\n${CUT}\n`)
  for (const [index, { shell, output }] of examples.entries())
    expect(timeless(answers[index] ?? ''), shell).toEqual(timeless(output))
})

it('names every setting that there is, with no other', async () => {
  const known = [...read('src/config/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  )
  const rows = read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(named.toSorted()).toEqual(known.toSorted())
})

/** An answer, JSON or a table, without what differs each time. */
function timeless(answer: string): Body {
  const text = answer
    .trim()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'day')
    .replaceAll(/"[\w-]+\.[\w-]{16}"/g, '"cursor"')
  return text.startsWith('{') ? JSON.parse(text) : text
}
