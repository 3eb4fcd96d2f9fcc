import type { Message } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Carrier } from '../../telemetry/noted.ts'
import type { Session } from './session.ts'
import type { SubscriptionSlots } from './subscription-slots.ts'

/** The longest message of a client, and what may wait for one that reads nothing, in bytes. */
export const MESSAGE_MAX = 65_536

/** A socket and its session. */
export interface Client {
  readonly socket: WebSocket
  /** Writes a frame; returns a promise if the client is slow, and the next message must wait for it. */
  readonly write: (frame: Buffer) => Promise<void> | undefined
  /** Sends a message of the protocol; resolves once it is sent, or the socket is closing. */
  readonly say: (message: Message) => Promise<void>
  /** The Authorization header of the upgrade. */
  readonly authorization: string | undefined
  /** The Accept-Language header of the upgrade. */
  readonly acceptLanguage: string | undefined
  readonly address: string
  /** The trace context of the upgrade. */
  readonly carrier: Carrier
  readonly slots: SubscriptionSlots
  session?: Session
  /** Releases the session's place in its quota. */
  leave?: () => void
}
