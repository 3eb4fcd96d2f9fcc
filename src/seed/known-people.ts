import type { Database } from '../database/connection.ts'

/** How many people of the demo can be chosen to sign in. */
const CHOICE = 12

/** People of the demo, as far as they are there. */
export async function demoPeople({ query }: Pick<Database, 'query'>) {
  const subjects = ['ada', ...Array.from({ length: CHOICE - 1 }, (_, index) => `demo-${index + 1}`)]
  const people = await query<{ subject: string; name: string; city: string; userType: string }>(
    `select subject, full_name as name, city, user_type as "userType"
    from identity join profile on profile.id = profile_id
    where subject = any ($1) and blocked_at is null order by array_position($1, subject)`,
    [subjects],
  )
  return people
}
