import { setTimeout as sleep } from 'node:timers/promises'
import { checkAnswers } from './checker/answers.ts'
import { type Findings, newFindings } from './checker/findings.ts'
import { checkBooks, lookAtBooks } from './checker/invariants.ts'
import { checkRecovery } from './checker/recovery.ts'
import { Season } from './checker/season.ts'
import { openLoad } from './load/load.ts'
import { type Nemesis, startNemesis } from './nemesis/orders.ts'
import { schedule } from './schedule.ts'
import type { Options } from './stand/options.ts'

/** Answers between two faults, and of a run that has begun. */
const WORK = 40
const LOOK_MS = 3_000
/** How long it goes on before the clock moves: then loans fall due, and keys grow old. */
const SEASON_MS = 120_000
const DAYS = 34

/** What a run did, and what it found. */
export interface Report {
  readonly seed: number
  readonly findings: Findings
  readonly figures: Readonly<Record<string, number>>
  readonly acted: Readonly<Record<string, number>>
  readonly skipped: Readonly<Record<string, string>>
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
  const { seed, faults, sabotage } = options
  const say = options.say ?? (() => undefined)
  const addresses = await nemesis.tell('open', { seed, faults, ...(sabotage && { sabotage }) })
  const [findings, acted, skipped] = [
    newFindings(),
    {} as Record<string, number>,
    {} as Record<string, string>,
  ]
  const load = await openLoad(options, addresses)
  const season = new Season(load, addresses, findings)
  await season.open()
  const before = await nemesis.tell('held', null)
  const looking = { over: false }
  const looks = (async () => {
    for (; !looking.over; await sleep(LOOK_MS)) await lookAtBooks(addresses.adminUrl, findings)
  })()
  const work = async () => {
    const enough = load.acknowledged() + WORK
    while (load.acknowledged() < enough) await sleep(50)
  }
  const act = async (fault: string) => {
    if (skipped[fault] !== undefined) return
    say(`${fault} after ${load.acknowledged()} acknowledgements`)
    // A rolling restart is for those who go through the balancer.
    if (fault === 'F18') await load.through(addresses.balanced)
    const from = load.history.calls.length
    const why = await nemesis.tell('act', { fault })
    if (fault === 'F18') {
      await load.through(undefined)
      season.checkRolling(from)
    }
    if (why === null) acted[fault] = (acted[fault] ?? 0) + 1
    else skipped[fault] = why
  }
  const began = performance.now()
  const over = () => performance.now() - began > (options.minutes ?? 0) * 60_000
  const order = schedule(seed, faults)
  const rounds = (options.rounds ?? 0) * faults.length
  const half = Math.ceil(rounds / 2)
  let count = 0
  const more = () => (options.minutes === undefined ? count < rounds : !over())
  do {
    load.begin()
    const seasonBegan = performance.now()
    const from = count
    const goesOn = () =>
      options.minutes === undefined
        ? count !== half || from === half
        : performance.now() - seasonBegan < Math.min(SEASON_MS, options.minutes * 30_000)
    await work()
    while (more() && goesOn()) {
      await act(order.next().value)
      count += 1
      await work()
    }
    await season.check()
    say(
      `checked after ${load.acknowledged()} acknowledgements: ${JSON.stringify(counts(findings))}`,
    )
    await nemesis.tell('travel', { days: DAYS })
  } while (more())
  // What has fallen due meanwhile.
  load.begin()
  await work()
  await season.check()
  looking.over = true
  await looks
  await checkBooks(addresses.adminUrl, findings)
  const longest = checkAnswers(load.history.calls, findings)
  const events = await season.close()
  const after = await checkRecovery(addresses, before, () => nemesis.tell('held', null), findings)
  findings.leaked.push(...(await nemesis.tell('leaks', null)))
  await nemesis.tell('close', null)
  load.history.close()
  const calls = load.history.calls
  const attempts = calls.flatMap((call) => call.attempts)
  return {
    seed,
    findings,
    acted,
    skipped,
    figures: {
      calls: calls.length,
      acknowledged: calls.filter(({ outcome }) => outcome === 'ok').length,
      refused: calls.filter(({ outcome }) => outcome === 'refused').length,
      'unknown at first': calls.filter(({ attempts: [first] }) => first?.word === 'unknown').length,
      'not done at first': calls.filter(({ attempts: [first] }) => first?.word === 'not done')
        .length,
      attempts: attempts.length,
      'events received': events,
      'longest answer, s': Math.round(longest / 100) / 10,
      'memory, MB': after.memoryMb,
      ...counts(findings),
    },
  }
}

const counts = (findings: Findings) =>
  Object.fromEntries(Object.entries(findings).map(([kind, list]) => [kind, list.length]))
