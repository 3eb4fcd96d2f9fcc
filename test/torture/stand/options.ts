/** What a run is told. */
export interface Options {
  /** Chooses what is called, with what, and which fault comes when: the same seed makes the same choices. */
  readonly seed: number
  /** Numbers of faults, such as F1. */
  readonly faults: readonly string[]
  /** How long faults go on; without it each comes so many times. */
  readonly minutes?: number
  readonly rounds?: number
  /** Gateways of two workers behind PgBouncer, with a standby for reads and one for failover. */
  readonly fleet?: boolean
  /** A guard to be taken away, so that the run must fail. */
  readonly sabotage?: string
  /** Where the history is written. */
  readonly history: string
  /** Says what happens. */
  readonly say?: (line: string) => void
}

/** Where the load finds the gateways. */
export interface Addresses {
  /** For calls, each through a proxy of its own. */
  readonly calls: readonly string[]
  /** For subscribers. */
  readonly live: readonly string[]
  /** Whichever gateway says that it is ready. */
  readonly balanced: string
  readonly dataDir: string
  readonly adminUrl: string
}

/** What the stand's processes hold. */
export interface Held {
  readonly sockets: number
  readonly memoryMb: number
  readonly databaseConnections: number
  /** Statements that standbys have answered, since the gateways that count them were started. */
  readonly standbyReads: number
}
