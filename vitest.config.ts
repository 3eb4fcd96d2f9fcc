import { availableParallelism, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { messages } from './app/messages.ts'
import { rounds, runsLong, runsNightly } from './test/support/rounds.ts'
import { pgbouncer } from './test/support/servers/databases/pgbouncer.ts'

/** Long enough for a slow, busy machine: only failures take this long. */
const PATIENCE_MS = 120_000

// Most tests wait for a database or a clock, so two files per processor keep it busy.
const maxWorkers = Math.min(2 * availableParallelism(), 8)

// The threads that lay out documents have this priority (pdf-thread.ts): beside tests of a higher one, they would hardly run.
if (process.platform === 'linux' && getPriority() < 10) setPriority(10)

// Each file has its own process, and all of them load the same packages.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('node_modules/.cache/node', import.meta.url),
)

/** What takes long, such as races and browsers, is in files of this name; they run in CI (LONG=yes), or when they are named. */
const long = '.long.test.ts'
/** What takes minutes, such as kills, restores and failovers; it runs each night (NIGHTLY=yes), or when it is named. */
const nightly = '.nightly.test.ts'
const isNamed = (ending: string) =>
  process.argv.some((word) => word.includes(ending.replace('.test.ts', '')))
const left = [
  ...(runsLong || isNamed(long) ? [] : [long]),
  ...(runsNightly || isNamed(nightly) ? [] : [nightly]),
]

/** A file that takes long and comes last would be waited for alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\.(?:long|nightly)\./.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// Whoever names a file or a folder runs all its cases (test/support/long.ts).
if (process.argv.some((word) => word.startsWith('test/'))) process.env.CASES ??= 'all'

const isSkipped = process.env.THROUGH === 'fleet' && pgbouncer === undefined
if (isSkipped)
  console.warn('THROUGH=fleet is skipped: PgBouncer is not installed (apt-get install pgbouncer)')

export default defineConfig({
  // Tests read texts of the app.
  plugins: [messages()],
  // Otherwise Vitest loads graphql twice, once as ESM and once as CommonJS.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: isSkipped ? [] : ['test/**/*.test.ts'],
    exclude: left.map((ending) => `test/**/*${ending}`),
    passWithNoTests: isSkipped,
    globalSetup: ['test/support/bundle.ts', 'test/support/cluster.ts'],
    maxWorkers,
    // Loading the program takes longer than most files, so a process runs many of them, one after the other.
    isolate: false,
    // A test file is over before a larger young generation fills up: less is collected.
    execArgv: ['--max-semi-space-size=16'],
    sequence: { sequencer: LongFirst },
    // What is repeated more often takes longer, and so does each test amid those that take minutes.
    testTimeout: rounds((runsLong ? 4 : 2) * PATIENCE_MS),
    hookTimeout: 2 * PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/*.generated.ts'] },
  },
})
