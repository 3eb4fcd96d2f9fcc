import type { Platform } from '../platform.ts'
import { rulesJson } from './rules.ts'

const TOGETHER_MAX = 5_000

/** Checks all movements of money since the last time by the rules; returns how many hits were new. Does nothing where there are no rules. */
export async function screenMovements({
  database,
  limits,
}: Pick<Platform, 'database' | 'limits'>): Promise<number> {
  const rules = rulesJson(limits.screening)
  if (rules === null || rules === '{}') return 0
  let found = 0
  for (;;) {
    const text = 'select moved, hits from screen_movements($1, $2)'
    const values = [rules, TOGETHER_MAX]
    const [row] = await database.operating().change<{ moved: number; hits: number }>(text, values)
    found += row?.hits ?? 0
    if ((row?.moved ?? 0) < TOGETHER_MAX) return found
  }
}
