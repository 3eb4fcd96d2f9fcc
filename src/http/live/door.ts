import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import type { Execute } from '../../execution/index.ts'
import type { Authenticate, Viewer } from '../../viewer.ts'
import type { Asked } from '../guard/asked.ts'
import type { Guard } from '../guard/guard.ts'
import type { Toll } from '../rates/toll.ts'
import type { Audiences } from './audience.ts'
import { type Quota, quota } from './quota.ts'

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
  /** Characters of what each member has subscribed to: they are kept for as long as it is open. */
  readonly characters: Quota
  /** Those of both kinds who see the same follow it together. */
  readonly audiences: Audiences
  readonly log: FastifyBaseLogger
}

export const HEARTBEAT_MS = 12_000
const SEATS_MAX = 20
const CHARACTERS_MAX = 500_000

/** What each member may hold of live connections. */
export function quotas(): Pick<LiveDoor, 'seats' | 'characters'> {
  return { seats: quota(SEATS_MAX), characters: quota(CHARACTERS_MAX) }
}

export const tooManyCharacters = `Your open subscriptions would have more than ${CHARACTERS_MAX} characters, with their variables; close some, or ask for less in each.`

/** How much is kept of what is asked, in characters. */
export function charactersOf(asked: Asked): number {
  return JSON.stringify(asked).length
}
