import type { Reader } from '../../database/reader.ts'

/** A frozen account, with the reason and the time. */
export interface FrozenAccount {
  /** The member's id. */
  readonly id: string
  /** What the operator told the member; null if the operator gave no reason. */
  readonly reason: string | null
  readonly frozenAt: Date
  /** When the account was closed; null unless it was. */
  readonly closedAt: Date | null
}

const find = `
  select profile_id as id, block_reason as reason, blocked_at as "frozenAt", closed_at as "closedAt"
  from identity where profile_id = $1 and blocked_at is not null`

/** A block of a member, as operators see it. */
export interface MemberBlock {
  readonly blockedAt: Date
  /** When the account was closed; null unless it was. */
  readonly closedAt: Date | null
  /** What the member was told; null if the operator gave no reason. */
  readonly reason: string | null
  /** What was noted for other operators; null if nothing was. */
  readonly note: string | null
  /** Who blocked the member or closed the account; null if the trail names nobody. */
  readonly operatorId: string | null
}

/** An act and its entry in the audit trail are of one transaction, and so of one time. */
const block = `
  select blocked_at as "blockedAt", closed_at as "closedAt", block_reason as reason,
    (select text from operator_note where member_id = profile_id and created_at = blocked_at and text is not null limit 1) as note, (select actor_id from audit_entry
      where at = coalesce(closed_at, blocked_at) and target_id = profile_id and refused_with is null
        and act in ('freezeMember', 'reviewMember', 'closeMember') order by number desc limit 1) as "operatorId"
  from identity where profile_id = $1 and blocked_at is not null`

/** Reads since when, why and by whom a member is blocked; undefined unless they are. */
export async function blockOf(reader: Reader, memberId: string): Promise<MemberBlock | undefined> {
  const [found] = await reader.query<MemberBlock>(block, [memberId])
  return found
}

/** Reads why and since when a member's account is frozen; undefined unless it is. */
export async function frozenAccount(
  reader: Reader,
  memberId: string,
): Promise<FrozenAccount | undefined> {
  const [account] = await reader.query<FrozenAccount>(find, [memberId])
  return account
}
