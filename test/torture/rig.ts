import { checkAnswers } from './checker/answers.ts'
import { type Findings, newFindings } from './checker/findings.ts'
import { checkBooks, watchBooks } from './checker/invariants.ts'
import { checkRecovery } from './checker/recovery.ts'
import { Season } from './checker/season.ts'
import { type Figures, figuresOf } from './figures.ts'
import { openLoad } from './load/load.ts'
import { type Nemesis, startNemesis } from './nemesis/orders.ts'
import { type Acts, Siege } from './siege.ts'
import type { Options } from './stand/options.ts'

/** What a run did, and what it found. */
export interface Report extends Acts {
  readonly findings: Findings
  readonly figures: Figures
}

/** Sets up the stand, lets members call it while faults come, and compares all that was answered with all that is. */
export async function torture(options: Options): Promise<Report> {
  const nemesis = startNemesis()
  try {
    return await run(options, nemesis)
  } finally {
    nemesis.end()
  }
}

async function run(options: Options, nemesis: Nemesis): Promise<Report> {
  const { seed, faults, fleet = false, sabotage } = options
  const addresses = await nemesis.tell('open', {
    seed,
    faults,
    fleet,
    ...(sabotage && { sabotage }),
    log: options.history.replace(/(\.jsonl)?$/, '.gateways.log'),
  })
  const findings = newFindings()
  const load = await openLoad(options, addresses)
  const season = new Season(load, addresses, findings)
  await season.open()
  const held = () => nemesis.tell('held', null)
  const before = await held()
  const endWatch = watchBooks(addresses.adminUrl, findings)
  const siege = new Siege(options, {
    nemesis,
    load,
    season,
    balanced: addresses.balanced,
    findings,
  })
  // Where nothing goes on any more, what was found so far is told.
  await siege.run().catch((error: Error) => findings.unhealed.push(String(error.stack)))
  await endWatch()
  await checkBooks(addresses.adminUrl, findings)
  const longest = checkAnswers(load.history.calls, findings)
  const events = await season.close()
  const after = await checkRecovery(addresses, before, held, findings)
  findings.leaked.push(...(await nemesis.tell('leaks', null)))
  findings.deadlocks.push(...(await nemesis.tell('deadlocks', null)))
  await nemesis.tell('close', { log: options.history.replace(/(\.jsonl)?$/, '.log') })
  load.history.close()
  const figures = figuresOf(load.history.calls, {
    events,
    longest,
    after,
    ownReads: load.caller.ownReads.count,
  })
  return { findings, figures, ...siege.acts }
}
