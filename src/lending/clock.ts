import { defaultLoan, expireLoan } from './loan/end.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'

const BATCH = 100

const expired = `select id from loan where status = 'open' and expires_at <= gateway_now()
  and not id = any($1) order by expires_at limit ${BATCH}`
const reminders = `select loan_id || ' ' || number as id from due_reminder
  where not loan_id || ' ' || number = any($1) order by due_on limit ${BATCH}`
const lost = `select distinct loan_id as id from instalment join loan on loan.id = loan_id and status = 'active'
  where due_on <= (gateway_now() at time zone 'UTC')::date - $2::int and principal_paid < principal
    and not loan_id = any($1) limit ${BATCH}`

/** Expires open loans at the end of their funding window (E6), each in its own transaction; returns how many. */
export function expireLoans(platform: Platform): Promise<number> {
  return forEachDue(platform, expired, [], (id) => expireLoan(platform, id))
}

/** Reminds borrowers of due and late instalments, once per step; returns how many. */
export function remindBorrowers(platform: Platform): Promise<number> {
  return forEachDue(platform, reminders, [], async (id) => {
    const [row] = await platform.database.change<{ done: boolean }>(
      'select remind($1, $2) as done',
      id.split(' '),
    )
    return row?.done ?? false
  })
}

/** Defaults loans that are DEFAULT_AFTER_DAYS late (E9), each in its own transaction; returns how many. */
export function defaultLoans(platform: Platform): Promise<number> {
  return forEachDue(platform, lost, [platform.limits.defaultAfterDays], (id) =>
    defaultLoan(platform, null, id).then(
      () => true,
      // It was repaid or defaulted meanwhile.
      (error) => Promise.reject(error instanceof Refusal ? undefined : error),
    ),
  )
}

/** Handles due items one after the other; failures are retried next time, and thrown after the others are done. */
async function forEachDue(
  { database }: Platform,
  text: string,
  parameters: readonly unknown[],
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  const seen: string[] = []
  const failures: unknown[] = []
  let done = 0
  for (;;) {
    const rows = await database.query<{ id: string }>(text, [seen, ...parameters])
    for (const { id } of rows) {
      seen.push(id)
      await act(id).then(
        (did) => {
          if (did) done += 1
        },
        (error) => error !== undefined && failures.push(error),
      )
    }
    if (rows.length < BATCH) break
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${seen.length} failed, first: ${failures[0]}`,
    )
  return done
}
