import type { Pooler } from './pooler.ts'
import type { Servers } from './servers.ts'

/** The PostgreSQL of a stand: where it is, and how it is killed and started. */
export interface StandDatabase {
  /** Of the issuer and, without a fleet, of the server. */
  readonly dataDir: string
  readonly adminUrl: string
  /** Where a gateway's proxy leads. */
  readonly url: string
  /** How gateways are started. */
  readonly settings: Readonly<Record<string, string>>
  readonly args: readonly string[]
  readonly fleet?: FleetParts
  kill(): void
  /** Starts it again, in another environment for as long as it runs if one is given. */
  start(environment?: Readonly<Record<string, string>>): Promise<void>
  log(): string
  close(): Promise<void>
}

/** What a fleet has beside its gateways. */
export interface FleetParts {
  readonly servers: Servers
  readonly pooler: Pooler
}
