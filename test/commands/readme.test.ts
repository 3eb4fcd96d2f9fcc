import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplesOf, expectAnswers, read } from '../support/shell-examples.ts'
import { startWorld, type World } from '../support/world.ts'

const examples = examplesOf(['README.md', 'docs/tutorial.md', 'docs/clients.md', 'docs/sandbox.md'])

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
  await expectAnswers(examples, (shell) =>
    shell
      .replaceAll(/^URL=.*$/gm, `URL=${world.url}`)
      .replaceAll(
        /\$\(npm run --silent token -- --sub (\w+)[^)]*\)/g,
        (_, name: keyof typeof tokens) => tokens[name],
      ),
  )
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
