/** The long form of test/live/live-faults.test.ts: node test/torture/live.ts [deaths] */
import { liveRun } from '../support/live-run.ts'

const found = await liveRun(Number(process.argv[2] ?? 30))
console.table([found])
const { missing, foreign, disordered, doubled } = found
process.exit(missing + foreign + disordered + doubled === 0 ? 0 : 1)
