import type { FormerInstalment } from '../../entities/loan/former-instalment.ts'

/** The position of a replaced instalment in its loan's list of them. */
export function formerPosition(one: FormerInstalment): readonly string[] {
  return [one.replacedAt.toISOString(), String(one.number), String(one.revision)]
}
