import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../support/world.ts'

// The example in examples/rest, as one would try it: types from a running gateway, the compiler, then the client.

const folder = fileURLToPath(new URL('../../../examples/rest/', import.meta.url))
const program = readFileSync(join(folder, 'client.ts'), 'utf8')
const required = createRequire(join(folder, 'package.json'))
const generator = join(dirname(required.resolve('openapi-typescript/package.json')), 'bin/cli.js')
const compiler = join(dirname(required.resolve('typescript/package.json')), 'bin/tsc')

let world: World
beforeAll(async () => {
  world = await startWorld()
  await node(generator, `${world.url}/openapi.json`, '--output', 'api.generated.ts')
})
afterAll(() => world.close())

/** What a program of Node prints; rejects with the same if it fails. */
async function node(...args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    URL: world.url,
    BORROWER: await world.token('ada'),
    LENDER: await world.token('mary'),
  }
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env })
  const { stdout } = await run.catch((error) => {
    throw new Error(`${error.stdout}${error.stderr}`)
  })
  return stdout
}

it('has at most 60 lines', () => {
  expect(program.split('\n').length).toBeLessThanOrEqual(60)
})

it('is typed by what the gateway describes', async () => {
  await node(compiler)
  const wrong = join(folder, 'wrong.generated.ts')
  const misspelt = program.replace("'open'", "'opened'").replace("'LOAN_NOT_OPEN'", "'NOT_OPEN'")
  await writeFile(wrong, misspelt)
  try {
    await expect(node(compiler)).rejects.toThrow(/"opened".*"NOT_OPEN"/s)
  } finally {
    await rm(wrong)
  }
})

it('goes from nothing to an investment', async () => {
  const { published, investment, wallet, isReplayed, isClosed } = JSON.parse(
    await node('client.ts'),
  )
  expect(published).toBe('open')
  expect(investment).toMatchObject({ amount: 400, status: 'active' })
  expect(wallet.balance).toBe(100)
  expect([isReplayed, isClosed]).toEqual([true, true])
})
