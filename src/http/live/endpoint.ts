import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import type { KnownMembers } from '../../lending/member/known-members.ts'
import type { Execute } from '../../reads/index.ts'
import type { Noted } from '../../telemetry/noted.ts'
import type { Authenticate, Viewer } from '../../viewer.ts'
import type { Guard } from '../guard/guard.ts'
import type { RequestParams } from '../guard/request.ts'
import type { Operations } from '../operations.ts'
import type { RateLimiter } from '../rates/rate-limiter.ts'
import type { TakePlace } from '../readers/addresses.ts'
import type { Audiences } from './audience.ts'
import type { Operation } from './operation.ts'
import { type Quota, quota } from './quota.ts'
import type { SharedQuota } from './shared-quota.ts'
import type { Subscription } from './subscription.ts'

/** The parts of the program that sockets and streams need. */
export interface LiveEndpoint {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly guard: Guard
  readonly rateLimiter: RateLimiter
  /** Counts a socket towards the limit of its address; undefined if the address is at its limit. */
  readonly takePlace: TakePlace
  readonly operations: Operations
  readonly authenticate: Authenticate
  /** Reports when a member has changed, and may have been blocked. */
  readonly watchMember: KnownMembers['watch']
  readonly contextOf: (viewer: Viewer, reading?: undefined, noted?: Noted) => Context
  /** Open connections of each member on all gateways, sockets and streams together. */
  readonly connections: SharedQuota
  /** Characters of each member's subscriptions and of what they return: both stay in memory while a subscription is open. */
  readonly characters: Quota
  /** Equal subscriptions, over sockets and streams, share one result. */
  readonly audiences: Audiences
  /** All open subscriptions. Once a subscription is among them, it misses nothing that is committed. */
  readonly open: Set<Subscription>
  readonly log: FastifyBaseLogger
}

export const HEARTBEAT_MS = 12_000
export const STOPPING = { key: 'error.stopping' } as const
export const CONNECTIONS_MAX = 20
const CHARACTERS_MAX = 500_000
/** How many characters a record counts as: a character of a document can take 160 bytes, a record about 1 KB. */
const RECORD_CHARACTERS = 10

/** The limits of each member's sockets and streams, and the open subscriptions. */
export function quotas(
  connections: LiveEndpoint['connections'],
): Pick<LiveEndpoint, 'connections' | 'characters' | 'open'> {
  return { connections, characters: quota(CHARACTERS_MAX), open: new Set() }
}

export const tooMuchOpen = {
  key: 'error.live.characters',
  values: { max: CHARACTERS_MAX, each: RECORD_CHARACTERS },
} as const

/** What an open subscription holds, in characters: its query, and the last result. */
export function charactersOf(params: RequestParams, { cost }: Operation): number {
  return JSON.stringify(params).length + RECORD_CHARACTERS * cost
}
