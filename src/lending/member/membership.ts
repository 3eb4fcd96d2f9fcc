import { v7 as newId } from 'uuid'
import type { Database } from '../../database/connection.ts'

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
const join = 'select join_member($1, $2, $3, $4)'

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
