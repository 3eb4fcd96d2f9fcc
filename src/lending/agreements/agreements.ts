import { isIPv4, isIPv6 } from 'node:net'
import { v7 as newId } from 'uuid'
import { firstRow } from '../../database/change.ts'
import { idOrNone } from '../../database/ids.ts'
import { Acceptance, Agreement } from '../../entities/member/agreement.ts'
import { columnsOf } from '../../reads/rows.ts'
import { callFunction, type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'

const AGENT_MAX = 60
const LISTED_MAX = 100

/** An agreement as a member sees it. */
export type ShownAgreement = Agreement & { readonly current: boolean; readonly memberId: string }

/** A version of an agreement as its file has it. */
interface GivenAgreement {
  readonly name: string
  readonly version: string
  readonly title: string
  readonly text: string
  readonly hash: string
  /** A day. */
  readonly from: string
  readonly acts: readonly string[]
}

/** Keeps the agreements of AGREEMENTS_DIR; throws an Error that names a version that is known with other contents. */
export async function keepAgreements(
  { database }: Pick<Platform, 'database'>,
  given: readonly GivenAgreement[],
): Promise<void> {
  for (const { name, version, title, text, hash, from, acts } of given) {
    const kept = await callFunction(database, 'keep_agreement', {
      new_id: newId(),
      of_name: name,
      of_version: version,
      of_title: title,
      of_text: text,
      of_hash: hash,
      from_day: from,
      for_acts: acts,
    })
    const differs = (kept?.differs ?? []) as readonly string[]
    if (differs.length > 0)
      throw new Error(
        `AGREEMENTS_DIR: ${name} ${version} was kept with another ${differs.join(' and another ')}; what members have accepted can't change, so give it a new version`,
      )
  }
}

/** The agreements that apply now or will, and those that the member has accepted, each with its versions from new to old. */
export function agreementsOf(platform: Platform, memberId: string): Promise<ShownAgreement[]> {
  return read(
    platform,
    `applies_from > gateway_now() or is_current
    or exists (select from acceptance where user_id = $2 and agreement_id = agreement.id)`,
    memberId,
  )
}

/** A version of an agreement that members can see; null if there is none with this id. */
export function agreementOf(
  platform: Platform,
  memberId: string,
  id: string,
): Promise<ShownAgreement | null> {
  return firstRow(read(platform, 'id = $3', memberId, idOrNone(id)))
}

function read(
  { database, limits: { gate } }: Platform,
  which: string,
  memberId: string,
  ...more: readonly unknown[]
): Promise<ShownAgreement[]> {
  const text = `select is_current as current, $2::uuid as "memberId", ${columnsOf(database, Agreement)} from agreement
    cross join lateral (select id in (select current.id from current_agreements($1) as current) as is_current) as now
    where name = any ($1) and $2::uuid is not null and (${which})
    order by name, applies_from desc, version desc limit ${LISTED_MAX}`
  return database.query<ShownAgreement>(text, [gate?.agreements ?? [], memberId, ...more])
}

/** Records that a member accepts a version of an agreement, and where from; throws a Refusal. */
export async function acceptAgreement(
  platform: Platform,
  memberId: string,
  { id, hash }: { readonly id: string; readonly hash?: string | null },
  origin: { readonly address: string; readonly userAgent: string | undefined } | undefined,
): Promise<{ readonly acceptance: Acceptance }> {
  const done = await perform(
    platform,
    'accept_agreement',
    {
      by_user: memberId,
      of_agreement: idOrNone(id),
      new_id: newId(),
      seen: hash ?? null,
      from_address: origin === undefined ? null : prefixOf(origin.address),
      by_program: programOf(origin?.userAgent),
      names: platform.limits.gate?.agreements ?? [],
    },
    explained,
  )
  return { acceptance: done.record(Acceptance, 'acceptance') }
}

const explained: Explain = ({ hash, current, version }) => ({
  NOT_FOUND: { field: 'id', message: 'refusal.agreement.unknown' },
  VALIDATION_FAILED: {
    field: 'hash',
    message: 'refusal.agreement.hash',
    values: { hash: String(hash) },
  },
  INVALID_TRANSITION: {
    field: 'id',
    message: 'refusal.agreement.over',
    values: { version: String(version), current: String(current) },
  },
})

/** The first half of an address, which says where a request came from, but not which household: null if it is none. */
export function prefixOf(address: string): string | null {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(bare)) return `${bare.split('.').slice(0, 2).join('.')}.0.0/16`
  if (!isIPv6(bare)) return null
  const [head = ''] = bare.split('::', 1)
  const groups = head.split(':').filter(Boolean).slice(0, 2)
  return `${groups.join(':')}::/32`
}

/** The names in a user agent, without versions and comments, in at most 60 characters; null if there are none. */
export function programOf(userAgent = ''): string | null {
  const names = userAgent
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .map((part) => part.split('/', 1)[0]?.replaceAll(/[^\w.-]/g, '') ?? '')
    .filter((name) => /[A-Za-z]/.test(name))
  return names.join(' ').slice(0, AGENT_MAX) || null
}
