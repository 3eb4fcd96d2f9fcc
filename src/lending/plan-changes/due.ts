import { BATCH, forEachDue } from '../due.ts'
import type { Platform } from '../platform.ts'

const due = `select id from plan_change where status = 'pending' and effective_on <= business_date() and not id = any($1)
  order by effective_on limit ${BATCH}`

/** Carries out changes of plans whose notice is over, each in its own transaction; those that are not possible any more are void. Returns how many. */
export function changePlans(platform: Platform): Promise<number> {
  return forEachDue(platform, due, [], async (id) => {
    const [row] = await platform.database.change<{ done: boolean }>(
      'select carry_out_plan_change($1, $2) as done',
      [id, platform.limits.serviceFee],
    )
    return row?.done ?? false
  })
}
