import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'

/**
 * The member's name if it is that of a bank account's owner, and null otherwise. Whatever then uses the account tells the database this name,
 * which refuses it if it is not the member's any more.
 */
export async function ownName(
  database: Database,
  memberId: string,
  holder: string,
): Promise<string | null> {
  const text = 'select full_name as name from profile where id = $1'
  const [profile] = await database.query<{ name: string | null }>(text, [memberId])
  return sameName(profile?.name, holder)
}

/** The same for the owner of a bank account that the member has already. */
export async function ownNameAt(
  database: Database,
  memberId: string,
  accountId: string,
): Promise<string | null> {
  const text = `select full_name as name, holder from bank_account_state join profile on profile.id = user_id
    where user_id = $1 and bank_account_state.id = $2`
  const [found] = await database.query<{ name: string | null; holder: string }>(text, [
    memberId,
    idOrNone(accountId),
  ])
  return sameName(found?.name, found?.holder)
}

function sameName(name: string | null | undefined, holder: string | undefined): string | null {
  return name && holder && isSameName(holder, name) ? name : null
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
