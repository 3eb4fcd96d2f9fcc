/**
 * The long form of test/commands/stopping.test.ts: node test/torture/rolling.ts [rounds] [--no-delay]
 * Two gateways are restarted one after the other under load, behind a balancer that honours /readyz.
 * With --no-delay they stop before the balancer knows, and the run must find requests that failed.
 */
import { rollingRun } from '../support/rolling.ts'

const rounds = Number(process.argv[2] ?? 4)
const delay = process.argv.includes('--no-delay') ? 0 : 4_000
const { failed, codes, ...found } = await rollingRun(rounds, delay)
console.table([{ ...found, failed: failed.length }])
console.log([...new Set(failed)].slice(0, 10))
const sound =
  failed.length === 0 && found.deposits === found.balance && codes.every((code) => code === 0)
process.exit(sound ? 0 : 1)
