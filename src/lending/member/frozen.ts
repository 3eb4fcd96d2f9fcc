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

/** Reads why and since when a member's account is frozen; undefined unless it is. */
export async function frozenAccount(
  reader: Reader,
  memberId: string,
): Promise<FrozenAccount | undefined> {
  const [account] = await reader.query<FrozenAccount>(find, [memberId])
  return account
}
