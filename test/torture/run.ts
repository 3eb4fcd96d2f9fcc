/**
 * The gateway under faults, with everything compared in the end: npm run torture -- --minutes 10 --seed 7 --faults F1,F3
 * With --fleet the gateways have two workers each, PgBouncer before PostgreSQL, and standbys.
 * With --sabotage a guard is taken away, and the run must find it. A failing run can be run again by its seed.
 */

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSound } from './checker/findings.ts'
import { faults } from './nemesis/table.ts'
import { torture } from './rig.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'string' },
    fleet: { type: 'boolean' },
    sabotage: { type: 'string' },
    history: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const history = values.history ?? join(tmpdir(), `torture-${seed}.jsonl`)
console.log(
  `seed ${seed}; the history is ${history}, the logs of gateways and PostgreSQL lie beside it`,
)
const { findings, figures, acted, skipped } = await torture({
  seed,
  faults: values.faults === undefined ? Object.keys(faults) : values.faults.split(','),
  ...(values.rounds === undefined
    ? { minutes: Number(values.minutes ?? 1) }
    : { rounds: Number(values.rounds) }),
  ...(values.fleet && { fleet: true }),
  ...(values.sabotage !== undefined && { sabotage: values.sabotage }),
  history,
  say: (line) => console.log(line),
})
for (const [fault, why] of Object.entries(skipped)) console.log(`${fault} is skipped: ${why}`)
console.table([acted])
console.table(figures)
for (const [kind, list] of Object.entries(findings)) console.log(`${kind}: ${list.length}`)
for (const [kind, list] of Object.entries(findings))
  for (const one of list.slice(0, 5)) console.log(`${kind}: ${one}`)
console.log(isSound(findings) ? 'all held' : `broken; run it again with --seed ${seed}`)
process.exit(isSound(findings) ? 0 : 1)
