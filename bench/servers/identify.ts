import { createHash } from 'node:crypto'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { developmentIssuer } from '../../src/identity/development.ts'
import type { Query } from './pool.ts'

const KEPT_MS = 30_000

/** The member of an Authorization header; throws when its token is not good. */
export type Identify = (authorization: string | undefined) => Promise<string>

interface Known {
  readonly subject: string
  readonly until: number
}

/** The gateway's own token check, for those it is compared with: ES256, each token once, each member every 30 s. */
export async function openIdentify(query: Query): Promise<Identify> {
  const { keys, issuer, audience } = await developmentIssuer(process.env.DATA_DIR ?? '')
  const tokens = new Map<string, Known>()
  const members = new Map<string, { readonly id: Promise<string>; readonly until: number }>()
  const memberOf = (subject: string): Promise<string> => {
    const kept = members.get(subject)
    if (kept !== undefined && kept.until > performance.now()) return kept.id
    const id = readMember(query, subject)
    members.set(subject, { id, until: performance.now() + KEPT_MS })
    return id
  }
  return async (authorization = '') => {
    const token = authorization.slice('Bearer '.length)
    const digest = createHash('sha256').update(token).digest('base64')
    const kept = tokens.get(digest)
    if (kept !== undefined && kept.until > performance.now()) return memberOf(kept.subject)
    const known = await verify(token, keys.getKey, { issuer, audience })
    tokens.set(digest, known)
    return memberOf(known.subject)
  }
}

async function verify(
  token: string,
  getKey: JWTVerifyGetKey,
  rules: { readonly issuer: string; readonly audience: string },
): Promise<Known> {
  const { payload } = await jwtVerify(token, getKey, {
    ...rules,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'iat', 'sub'],
  })
  return { subject: payload.sub ?? '', until: (payload.exp ?? 0) * 1000 }
}

async function readMember(query: Query, subject: string): Promise<string> {
  const [member] = await query<{ id: string }>(
    'select profile_id as id from identity where subject = $1 and blocked_at is null',
    [subject],
  )
  if (member === undefined) throw new Error(`${subject} is no member`)
  return member.id
}
