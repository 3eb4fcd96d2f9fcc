import type { Socket } from 'node:net'

/** Some bytes on their way, and the connection that they are on. */
interface Passage {
  readonly bytes: Buffer
  /** Whether they go from the server to the client. */
  readonly down: boolean
  /** The connection; how much has passed on it in each direction so far. */
  readonly connection: Connection
}
export interface Connection {
  readonly client: Socket
  readonly upstream: Socket
  readonly passed: { up: number; down: number }
}

/** What becomes of bytes: these or others are passed on, or the connection is reset or ended. */
export type Fate = Buffer | 'reset' | 'end'
export type Meddler = (passage: Passage) => Fate | Promise<Fate>
