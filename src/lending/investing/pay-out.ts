import { BATCH, forEachDue } from '../due.ts'
import { keptTerms } from '../late/terms.ts'
import { keptExitTerms } from '../leaving/terms.ts'
import { callFunction } from '../outcome.ts'
import type { Platform } from '../platform.ts'

/** Selects funded loans whose lenders can no longer leave; exported for the test of query plans. */
export const payable = `select id from loan where status = 'funded' and not is_reflecting(reflection_ends_at) and not id = any($1)
  order by reflection_ends_at, id limit ${BATCH}`

/** Pays out funded loans whose lenders can no longer leave, each in its own transaction; returns how many it paid out. */
export function payOutLoans(platform: Platform): Promise<number> {
  const { database, limits } = platform
  return forEachDue(platform, payable, [], async (id) => {
    const outcome = await callFunction(database, 'pay_out_loan', {
      in_loan: id,
      fee_rate: limits.originationFee,
      late_terms: keptTerms(limits.lateTerms),
      late_bars: !limits.borrowWhileLate,
      exit_terms: keptExitTerms(limits.exitTerms),
    })
    return outcome?.code === undefined
  })
}
