import { type Findings, isSound } from './checker/findings.ts'
import type { Season } from './checker/season.ts'
import type { Load } from './load/load.ts'
import { someWork } from './load/work.ts'
import type { Nemesis } from './nemesis/orders.ts'
import { schedule } from './schedule.ts'
import type { Options } from './stand/options.ts'

/** How long it goes on before the clock moves: then loans fall due, and keys grow old. */
const SEASON_MS = 120_000
const DAYS = 34

/** How often each fault came, and why some could not. */
export interface Acts {
  readonly acted: Record<string, number>
  readonly skipped: Record<string, string>
}

interface Parts {
  readonly nemesis: Nemesis
  readonly load: Load
  readonly season: Season
  readonly balanced: string
  readonly findings: Findings
}

/** Has one fault follow another while members call, with a pause now and then in which all is compared. */
export class Siege {
  readonly acts: Acts = { acted: {}, skipped: {} }
  readonly #options: Options
  readonly #parts: Parts
  #count = 0

  constructor(options: Options, parts: Parts) {
    this.#options = options
    this.#parts = parts
  }

  async run(): Promise<void> {
    const { seed, faults, minutes } = this.#options
    const order = schedule(seed, faults)
    const rounds = (this.#options.rounds ?? 0) * faults.length
    const half = Math.ceil(rounds / 2)
    const began = performance.now()
    const since = (moment: number) => performance.now() - moment
    const goesOn = () =>
      isSound(this.#parts.findings) &&
      (minutes === undefined ? this.#count < rounds : since(began) < minutes * 60_000)
    do {
      const [seasonBegan, from] = [performance.now(), this.#count]
      const seasonGoesOn = () =>
        minutes === undefined
          ? this.#count !== half || from === half
          : since(seasonBegan) < Math.min(SEASON_MS, minutes * 30_000)
      await this.#season(async () => {
        while (goesOn() && seasonGoesOn()) await this.#act(order.next().value)
      })
      await this.#parts.nemesis.tell('travel', { days: DAYS })
      this.#parts.season.renew()
    } while (goesOn())
    // What has fallen due meanwhile; but what is broken already needs no more.
    if (isSound(this.#parts.findings)) await this.#season(async () => undefined)
  }

  async #season(act: () => Promise<void>): Promise<void> {
    const { load, season } = this.#parts
    load.begin()
    await someWork(this.#parts.load.caller)
    await act()
    await season.check()
    this.#say(`checked after ${load.caller.acknowledged} acknowledgements`)
  }

  async #act(fault: string): Promise<void> {
    const { nemesis, load, season, balanced } = this.#parts
    const { acted, skipped } = this.acts
    this.#count += 1
    if (skipped[fault] !== undefined) return
    this.#say(`${fault} after ${load.caller.acknowledged} acknowledgements`)
    // A rolling restart is for those who go through the balancer.
    const rolling = fault === 'F18'
    if (rolling) await load.caller.through(balanced)
    const from = load.history.calls.length
    const why = await nemesis.tell('act', { fault })
    if (rolling) await load.caller.through(undefined)
    if (rolling) season.checkRolling(from)
    if (why === null) acted[fault] = (acted[fault] ?? 0) + 1
    else skipped[fault] = why
    await someWork(this.#parts.load.caller)
  }

  #say(line: string): void {
    const found = Object.entries(this.#parts.findings).filter(([, list]) => list.length > 0)
    const wrong = found.map(([kind, list]) => `${kind} ${list.length}`).join(', ')
    this.#options.say?.(wrong === '' ? line : `${line}; ${wrong}`)
  }
}
