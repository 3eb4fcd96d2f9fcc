import type { WebSocket } from 'ws'
import type { Carrier } from '../../telemetry/noted.ts'
import type { Session } from './session.ts'
import type { SubscriptionSlots } from './subscription-slots.ts'

/** A socket and its session. */
export interface Client {
  readonly socket: WebSocket
  /** Writes a frame; returns a promise if the client is slow, and the next message must wait for it. */
  readonly write: (frame: Buffer) => Promise<void> | undefined
  /** The Authorization header of the upgrade. */
  readonly authorization: string | undefined
  readonly address: string
  /** The trace context of the upgrade. */
  readonly carrier: Carrier
  readonly slots: SubscriptionSlots
  session?: Session
  /** Releases the session's place in its quota. */
  leave?: () => void
  [key: PropertyKey]: unknown
}
