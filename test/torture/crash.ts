/**
 * The long form of test/database/crash.test.ts: node test/torture/crash.ts [crashes] [--no-sync]
 * With --no-sync PostgreSQL acknowledges before it has written, and the run must find what is missing.
 */
import { crashRun } from '../support/crash.ts'

const crashes = Number(process.argv[2] ?? 30)
const synchronous = !process.argv.includes('--no-sync')
const results = [
  { victim: 'gateway', ...(await crashRun('gateway', crashes, synchronous)) },
  { victim: 'postgres', ...(await crashRun('postgres', crashes, synchronous)) },
]
console.table(results)
const sound = results.every(
  ({ missing, extra, differences }) => missing + extra + differences === 0,
)
process.exit(sound ? 0 : 1)
