import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import type { Execute } from '../../execution/index.ts'
import type { Authenticate, Viewer } from '../../viewer.ts'
import type { Guard } from '../guard/guard.ts'
import type { Toll } from '../rates/toll.ts'
import type { Audiences } from './audience.ts'
import type { Seats } from './session.ts'

/** What live connections need of the program. */
export interface LiveDoor {
  readonly schema: GraphQLSchema
  readonly execute: Execute
  readonly guard: Guard
  readonly toll: Toll
  readonly authenticate: Authenticate
  readonly contextOf: (viewer: Viewer) => Context
  /** Connections of both kinds are counted together. */
  readonly seats: Seats
  /** Those of both kinds who see the same follow it together. */
  readonly audiences: Audiences
  readonly log: FastifyBaseLogger
}

/** Connections of one member. */
export const SEATS_MAX = 20
export const HEARTBEAT_MS = 12_000
export const STOPPING = 'The gateway is stopping; connect again, to another.'
