import { v7 as newId } from 'uuid'
import type { Database } from '../../database/connection.ts'

/** The operator has blocked this member. */
export class MemberBlocked extends Error {}

/** The member that a token belongs to, and whether the operator has blocked them. */
export interface Membership {
  readonly id: string
  readonly blocked: boolean
}

const find = `
  select profile_id as id, blocked_at is not null as blocked from identity where subject = $1`

// One statement is one transaction: it creates a member completely or not at all.
const join = 'select join_member($1, $2, $3, $4)'

/** Finds a subject's member; the first of any concurrent calls creates a new one. */
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
