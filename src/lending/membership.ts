import { v7 as newId } from 'uuid'
import type { Database } from '../database/connection.ts'

/** The operator has shut this member out. */
export class MemberBlocked extends Error {}

/** Whom a token names: the member's id, and whether the operator has shut that member out. */
export interface Membership {
  readonly id: string
  readonly blocked: boolean
}

const find = `
  select profile_id as id, blocked_at is not null as blocked from identity where subject = $1`

// One statement is one transaction: a member is there with all that belongs to one, or not at all.
const join = `
  with newcomer as (
    insert into identity (subject, profile_id) select $1, $2
    where not exists (select from identity where subject = $1)
    on conflict (subject) do nothing returning profile_id as id
  ), profile as (
    insert into profile (id, full_name, user_type, verification_status)
    select id, $4, 'both', 'unverified' from newcomer
  ), finances as (
    insert into finances (profile_id) select id from newcomer
  ), wallet as (
    insert into wallet (id, user_id, currency) select $3, newcomer.id, currency from newcomer, deployment
  ), preferences as (
    insert into preferences (user_id) select id from newcomer
  ), inbox as (
    insert into inbox (user_id) select id from newcomer
  )
  select id from newcomer`

/** Finds the member that a subject names; the first call of a new subject makes it, however many arrive at once. */
export async function memberOf(
  database: Database,
  subject: string,
  name: string | undefined,
): Promise<Membership> {
  const [known] = await database.query<Membership>(find, [subject])
  if (known !== undefined) return known
  await database.query(join, [subject, newId(), newId(), name ?? null])
  const [member] = await database.query<Membership>(find, [subject])
  if (member === undefined) throw new Error('a member vanished while joining')
  return member
}
