import { v7 } from 'uuid'
import type { QuietPlatform } from '../lending/platform.ts'
import { type Random, seededRandom } from './random.ts'

const EPOCH = Date.UTC(2026, 0, 1)
const SEED_STEP = 100_000_000

/** What to generate: the same plan always generates the same data. */
export interface Plan {
  readonly platform: QuietPlatform
  readonly people: number
  readonly loans: number
  readonly seed: number
  /** The ids of people who already are members, by the ids that were generated for them. */
  readonly known?: ReadonlyMap<string, string>
}

type Purpose = 'id' | 'city' | 'person' | 'loan' | 'member' | 'turn'

const purposes: Readonly<Record<Purpose, number>> = {
  city: 0,
  id: 10_000_000,
  person: 20_000_000,
  loan: 30_000_000,
  member: 40_000_000,
  turn: 50_000_000,
}

/** The random numbers for a person, a loan or a turn of the simulated market, by number. */
export function chances({ seed }: Pick<Plan, 'seed'>, purpose: Purpose, number: number): Random {
  return seededRandom(seed * SEED_STEP + purposes[purpose] + number)
}

/** A random UUID (version 7) whose time is a fixed date plus `number` seconds, so that it is the same in each run. */
export function seededId(random: Random, number: number): string {
  const bytes = Uint8Array.from({ length: 16 }, () => random.whole(0, 255))
  return v7({ msecs: EPOCH + number * 1000, seq: random.whole(0, 0x7fff_ffff), random: bytes })
}
