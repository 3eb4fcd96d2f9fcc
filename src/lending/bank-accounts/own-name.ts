import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { invalid, refuseIf } from '../refusal.ts'

/** Throws a Refusal unless the owner's name is the member's: money goes only to accounts of one's own. */
export async function requireOwnName(
  database: Database,
  memberId: string,
  holder: string,
): Promise<void> {
  const isOwn = await isNameOf(database, memberId, holder)
  refuseIf(!isOwn && invalid('holder', 'refusal.account.holder'))
}

/**
 * Throws a Refusal if the owner of a bank account no longer has the member's name: otherwise, whoever takes another's name for a moment
 * could add that other's account. Does nothing without an account, or with one that the member does not have.
 */
export async function requireStillOwn(
  database: Database,
  memberId: string,
  field: string,
  id: string | null,
): Promise<void> {
  if (id === null) return
  const text = 'select holder from bank_account_state where user_id = $1 and id = $2'
  const [account] = await database.query<{ holder: string }>(text, [memberId, idOrNone(id)])
  const isOwn = account === undefined || (await isNameOf(database, memberId, account.holder))
  refuseIf(!isOwn && invalid(field, 'refusal.account.renamed'))
}

/** Whether the name of a bank account's owner is a member's. */
export async function isNameOf(
  database: Database,
  memberId: string,
  holder: string,
): Promise<boolean> {
  const text = 'select full_name as name from profile where id = $1'
  const [profile] = await database.query<{ name: string | null }>(text, [memberId])
  return isSameName(holder, profile?.name ?? '')
}

/** Whether two names have the same words but for accents, case and order; one of them can have middle names that the other lacks. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const [fewer, more] = first.size <= second.size ? [first, second] : [second, first]
  const needed = Math.min(2, more.size)
  return fewer.size > 0 && fewer.size >= needed && [...fewer].every((word) => more.has(word))
}

function wordsOf(name: string): Set<string> {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
  return new Set(plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [])
}
