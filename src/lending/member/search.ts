import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import { Profile, type UserType, type VerificationStatus } from '../../entities/member/profile.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'
import { checkText, refuseIf } from '../refusal.ts'

/** How long a search for members can be, in characters. */
export const QUERY_MAX = 200

/** Which members to list; all conditions must hold. */
export interface MemberFilter {
  /** The beginnings of words in the name or city, or a member's id, or a whole subject or e-mail address. */
  readonly query?: string | null | undefined
  readonly verificationStatus?: VerificationStatus | null | undefined
  readonly userType?: UserType | null | undefined
  readonly blocked?: boolean | null | undefined
  /** What members call themselves in a system of their own, as a whole. */
  readonly externalId?: string | null | undefined
}

/** The words that a search matches: plain_letters is inlined, so this is the expression of profile_plain_words_index. */
const words =
  "to_tsvector('simple', plain_letters(coalesce(full_name, '') || ' ' || coalesce(city, '')))"

/** What can only be an e-mail address, or a subject. */
const address = /^[^\s@]+@[^\s@]+$/
const SHARING_MAX = 100

/** Whether a search is for whoever has an address, which members keep to themselves. */
export function asksForAddress({ query }: MemberFilter): boolean {
  return address.test(query?.trim() ?? '')
}

/** Who has an address: letters go to it or went to it, it is in their tokens, or they have not confirmed it yet. */
const having = `
  select user_id from mail_address where lower(coalesce(own_address, token_address)) = lower($1)
  union select user_id from mail_address where lower(token_address) = lower($1) and own_address is not null
  union select user_id from mail_address where lower(wanted_address) = lower($1) and wanted_address is not null
  union select user_id from letter where lower(address) = lower($1) and address is not null`

/** The ids of the members who have the address that is searched for, in whatever case; at most 100. */
export async function membersAt(database: Database, { query }: MemberFilter): Promise<string[]> {
  const text = `select user_id as id from (${having}) as known limit $2`
  const rows = await database.query<{ id: string }>(text, [query?.trim(), SHARING_MAX])
  return rows.map(({ id }) => id)
}

/** The ids of the members who call themselves so in a system of their own; at most 100. */
export async function membersNamed(database: Database, externalId: string): Promise<string[]> {
  const text = 'select id from profile where external_id = $1 limit $2'
  const rows = await database.query<{ id: string }>(text, [externalId, SHARING_MAX])
  return rows.map(({ id }) => id)
}

/** Members, newest first, among them those with these ids, whose address was searched for; throws a Refusal if the query has over 200 characters. */
export function membersLike(
  database: Database,
  filter: MemberFilter,
  at: readonly string[] = [],
): Listing {
  const { query, verificationStatus, userType, blocked, externalId } = filter
  refuseIf(checkText('query', query, { max: QUERY_MAX }))
  return {
    ...recordsOf(database, Profile),
    parts: [partOf(verificationStatus, blocked)],
    filters: [
      ['user_type = ?', userType],
      ['external_id = ?', externalId],
      ...(blocked === false ? [['not frozen'] as const] : []),
      ...(blocked && verificationStatus
        ? [['verification_status = ?', verificationStatus] as const]
        : []),
      ...found(query?.trim() ?? '', at),
    ],
    key: ['created_at', 'id'],
    descending: true,
  }
}

/** The condition that an index in the order of the list has: blocked members are few, so that one comes first. */
function partOf(
  status: VerificationStatus | null | undefined,
  blocked: boolean | null | undefined,
): readonly Condition[] {
  if (blocked) return [['frozen']]
  return status ? [['verification_status = ?', status]] : [['true']]
}

function found(query: string, at: readonly string[]): readonly Condition[] {
  if (query === '') return []
  const subject = 'id = (select profile_id from identity where subject = ?)'
  // Many issuers use UUIDs as subjects.
  if (isUuid(query)) return [[`(id = ? or ${subject})`, query, query]]
  if (at.length > 0) return [[`(id = any(?::uuid[]) or ${subject})`, at, query]]
  const prefixes = query.match(/[\p{L}\p{M}\p{N}]+/gu)?.map((word) => `${word}:*`) ?? []
  if (prefixes.length === 0) return [[subject, query]]
  return [
    [
      `(${words} @@ once(to_tsquery('simple', plain_letters(?))) or ${subject})`,
      prefixes.join(' & '),
      query,
    ],
  ]
}
