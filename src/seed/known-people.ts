import type { Database } from '../database/connection.ts'

/** How many people of the demo are offered for signing in. */
const CHOICE = 12

/** Reads the people of the demo who are in the database and not blocked, at most 12. */
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
