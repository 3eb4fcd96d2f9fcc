/** The long form of test/live-faults.test.ts: node test/torture/live.ts [seconds] */
import { liveRun } from '../live-run.ts'

const found = await liveRun(Number(process.argv[2] ?? 60))
console.table([found])
const { missing, foreign, disordered, doubled } = found
process.exit(missing + foreign + disordered + doubled === 0 ? 0 : 1)
