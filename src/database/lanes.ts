import { Turns } from './turns.ts'

const CONNECTIONS_A_PIPELINE = 5
const CONNECTIONS_A_SEARCH = 4
/** A member's statements under way of one kind, on however many connections. */
const FEW = 8

/** How many connections there are of each kind. */
export interface Division {
  readonly pipelines: number
  readonly searches: number
  readonly others: number
}

/** Divides the connections: searches have their own, so that they hold up neither reads nor money. */
export function divided(connections: number): Division {
  const pipelines = Math.floor(connections / CONNECTIONS_A_PIPELINE)
  const searches = Math.floor(connections / CONNECTIONS_A_SEARCH)
  return { pipelines, searches, others: connections - pipelines - searches }
}

/** Does something when it is somebody's turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** When somebody's statements are sent: reads, searches, and what takes a connection of its own. */
export interface Lanes {
  readonly read: InTurn
  readonly search: InTurn
  readonly alone: InTurn
}

const atOnce: InTurn = (work) => work()

/** The lanes of the program itself, which waits for nobody. */
export const open: Lanes = { read: atOnce, search: atOnce, alone: atOnce }

/** The lanes of each member: half of the connections at most, and of reads, which hold none, two for each pipeline. */
export function lanesFor({ pipelines, searches, others }: Division): (member: string) => Lanes {
  const few = (count: number) => Math.min(FEW, Math.max(1, Math.floor(count)))
  const alone = new Turns(few(others / 2))
  const search = new Turns(few(searches / 2))
  const read = new Turns(few(Math.max(2 * pipelines, others / 2)))
  return (member) => ({
    read: (work) => read.take(member, work),
    search: (work) => search.take(member, work),
    alone: (work) => alone.take(member, work),
  })
}
