/**
 * Restarts as a supervisor or an impatient person makes them: SIGTERM while clients hold on to the gateway, and the next start 0 to 3 s
 * later on the same data and port. Each gateway must end with 0 within 10 s, and each next one must serve, and still serve when the last has gone.
 * bin/node test/torture/restarts.ts [rounds] [embedded|outside]
 */
import { endings, restarts } from './restarts/rounds.ts'

const [rounds = '50', only] = process.argv.slice(2)
const kinds = (['embedded', 'outside'] as const).filter((kind) => !only || kind === only)
let failed = 0
for (const kind of kinds) {
  const found = await restarts(kind, Number(rounds), (round) => console.log(JSON.stringify(round)))
  const bad = found.filter(({ wrong, late }) => wrong.length + late.length > 0)
  failed += bad.length
  console.log(`${kind}: ${found.length - bad.length} of ${found.length} held; ${endings(found)}`)
}
process.exit(failed === 0 ? 0 : 1)
