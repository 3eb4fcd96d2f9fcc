import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import type { Execute } from '../../reads/execute.ts'
import type { Authenticate, Viewer } from '../../viewer.ts'
import type { Asked } from '../guard/asked.ts'
import type { Guard } from '../guard/guard.ts'
import type { Toll } from '../rates/toll.ts'
import type { Audiences } from './audience.ts'
import type { Operation } from './operation.ts'
import { type Quota, quota } from './quota.ts'
import type { Subscription } from './subscription.ts'

/** What live connections need of the program. */
export interface LiveDoor {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly guard: Guard
  readonly toll: Toll
  readonly authenticate: Authenticate
  readonly contextOf: (viewer: Viewer) => Context
  /** Connections of each member, of both kinds. */
  readonly seats: Quota
  /** Characters of what each member has subscribed to, and of what it shows: both are kept for as long as it is open. */
  readonly characters: Quota
  /** Those of both kinds who see the same follow it together. */
  readonly audiences: Audiences
  /** The subscriptions of both kinds that are open: they miss nothing that is committed from then on. */
  readonly open: Set<Subscription>
  readonly log: FastifyBaseLogger
}

export const HEARTBEAT_MS = 12_000
export const STOPPING = 'The gateway is stopping; connect again, to another.'
const SEATS_MAX = 20
const CHARACTERS_MAX = 500_000
/** A character of a document may take 160 bytes, a record about 1 KB. */
const RECORD_CHARACTERS = 10

/** What each member may hold of live connections, and all that is held. */
export function quotas(): Pick<LiveDoor, 'seats' | 'characters' | 'open'> {
  return { seats: quota(SEATS_MAX), characters: quota(CHARACTERS_MAX), open: new Set() }
}

export const tooMuchOpen = `Your open subscriptions would hold more than ${CHARACTERS_MAX} characters, with their variables, and ${RECORD_CHARACTERS} for each record that they may show; close some, or ask for less in each.`

/** What an open subscription holds, in characters: what was asked, and what was shown last. */
export function charactersOf(asked: Asked, { cost }: Operation): number {
  return JSON.stringify(asked).length + RECORD_CHARACTERS * cost
}
