import type { Database } from '../database/connection.ts'

/** How many people of the demo are offered for signing in, and how many are looked at for them. */
const CHOICE = 12
const LOOKED_AT = 60

/** Reads at most 12 people of the demo who are not blocked: ada, those who have borrowed or lent as their type says, and then others. */
export async function demoPeople({ query }: Pick<Database, 'query'>) {
  const subjects = ['ada', ...Array.from({ length: LOOKED_AT }, (_, index) => `demo-${index + 1}`)]
  const people = await query<{ subject: string; name: string; city: string; userType: string }>(
    `select subject, full_name as name, city, user_type as "userType"
    from identity join profile on profile.id = profile_id
    where subject = any ($1) and blocked_at is null
    order by subject = 'ada' desc,
      (user_type = 'lender' or exists (select from loan where borrower_id = profile.id))
        and (user_type = 'borrower' or exists (select from investment where lender_id = profile.id)) desc,
      array_position($1, subject) limit ${CHOICE}`,
    [subjects],
  )
  return people
}
