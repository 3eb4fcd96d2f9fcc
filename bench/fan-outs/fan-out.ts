import type { Population } from '../measuring/population.ts'

/** A subscription whose changes many sockets are to hear of at once. */
export interface FanOut {
  readonly name: string
  readonly sockets: number
  /** What all of them subscribe to. */
  readonly query: string
  /** How long nothing changes before each change, where a server collects changes for a while. */
  readonly restMs?: number
  readonly prepare: (population: Population) => Promise<Changes>
}

/** What the sockets of a fan-out, numbered from 0, hear about. */
interface Changes {
  readonly variables: (socket: number) => object
  /** Writes the n-th change, which is committed later; returns what each socket's message then has to contain. */
  readonly write: (number: number) => Promise<(socket: number) => string>
}
