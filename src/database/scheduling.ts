import { MemberQueues } from './member-queues.ts'

const CONNECTIONS_A_PIPELINE = 5
const CONNECTIONS_A_SEARCH = 4
/** The statements of one kind that a member may have running, however many connections there are. */
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

/** Runs some work as soon as its member may. */
type Schedule = <T>(work: () => Promise<T>) => Promise<T>

/** Decides when statements are sent: reads, searches, and those that take a connection of their own. */
export interface Scheduler {
  readonly read: Schedule
  readonly search: Schedule
  readonly alone: Schedule
}

const atOnce: Schedule = (work) => work()

/** Sends everything at once, as for the program itself. */
export const unscheduled: Scheduler = { read: atOnce, search: atOnce, alone: atOnce }

/** The queues of members' statements, by their kind. */
export type Queues = Readonly<Record<keyof Scheduler, MemberQueues>>

/** Each member's statements: on at most half of the connections; of reads, which hold none, two for each pipeline. */
export function queuesFor({ pipelines, searches, others }: Division): Queues {
  const few = (count: number) => Math.min(FEW, Math.max(1, Math.floor(count)))
  return {
    alone: new MemberQueues(few(others / 2)),
    search: new MemberQueues(few(searches / 2)),
    read: new MemberQueues(few(Math.max(2 * pipelines, others / 2))),
  }
}

/** Schedules each member's statements by their queues. */
export function schedulersFor({ read, search, alone }: Queues): (member: string) => Scheduler {
  return (member) => ({
    read: (work) => read.run(member, work),
    search: (work) => search.run(member, work),
    alone: (work) => alone.run(member, work),
  })
}
