import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../http/errors.ts'
import type { Issue } from './input.ts'

const LIMIT_DEFAULT = 20
const LIMIT_MAX = 100

type Json = Readonly<Record<string, unknown>>

/** The query parameters of every list. */
export const pagingParameters = ['limit', 'cursor', 'include'] as const

/** The variables that paging sets. */
export const pagingVariables: ReadonlySet<string> = new Set([
  'first',
  'after',
  'last',
  'before',
  'total',
])

/** Reads limit, cursor and include as arguments of a connection; a cursor's first letter gives its direction. */
export function readPaging(query: Json, issues: Issue[]): Json {
  const limit = readLimit(query.limit, issues)
  const total = readInclude(query.include, issues)
  const { cursor } = query
  if (cursor === undefined) return { first: limit, total }
  const text = typeof cursor === 'string' ? cursor : ''
  if (text.startsWith('n')) return { first: limit, after: text.slice(1), total }
  if (text.startsWith('p')) return { last: limit, before: text.slice(1), total }
  throw new RequestError(
    400,
    'BAD_CURSOR',
    'The cursor is not one of this list; begin without a cursor.',
  )
}

/** Presents a connection as a list with its pagination, and the matching Link header (RFC 8288). */
export function presentPage(
  name: string,
  connection: Json,
  request: FastifyRequest,
  reply: FastifyReply,
): Json {
  const {
    nodes,
    page_info: info,
    total_count: total,
    total_count_is_exact: exact,
    ...more
  } = connection as Json & { page_info: Json }
  const next = info.has_next_page && info.end_cursor ? `n${info.end_cursor}` : null
  const previous = info.has_previous_page && info.start_cursor ? `p${info.start_cursor}` : null
  const links = [link(request, next, 'next'), link(request, previous, 'prev')].filter(Boolean)
  if (links.length > 0) reply.header('link', links.join(', '))
  return {
    [name]: nodes,
    pagination: {
      limit: Number((request.query as Json).limit ?? LIMIT_DEFAULT),
      next_cursor: next,
      previous_cursor: previous,
      has_more: next !== null,
      ...(total !== undefined && total !== null && { total, total_is_exact: exact }),
    },
    ...more,
  }
}

function readLimit(text: unknown, issues: Issue[]): number {
  if (text === undefined) return LIMIT_DEFAULT
  const limit = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > LIMIT_MAX)
    issues.push({ field: 'limit', code: 'INVALID', message: `limit must be 1 to ${LIMIT_MAX}.` })
  return limit
}

function readInclude(text: unknown, issues: Issue[]): boolean {
  if (text !== undefined && text !== 'total')
    issues.push({ field: 'include', code: 'INVALID', message: 'include can only be total.' })
  return text === 'total'
}

function link(
  request: FastifyRequest,
  cursor: string | null,
  relation: string,
): string | undefined {
  if (cursor === null) return undefined
  const url = new URL(request.url, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="${relation}"`
}
