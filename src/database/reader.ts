import { type Noted, timed } from '../telemetry/noted.ts'
import type { Division } from './connections/division.ts'
import { isLocked } from './connections/faults.ts'
import type { QueueState } from './load.ts'

const PATIENCE_MS = 3_000
const WAITING_MAX = 1_000
/** The most statements of one kind that a member may have running, however many connections there are. */
const RUNNING_MAX = 8

/** A member's queue is full, or the work waited too long in it or for a lock while other work of the member's was going on. Nothing was done. */
export class TooBusy extends Error {
  readonly reason: 'too many' | 'too long'

  constructor(reason: 'too many' | 'too long', options?: ErrorOptions) {
    super(`a member's statements are ${reason}`, options)
    this.reason = reason
  }
}

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Lets each member run a few statements at once. Others wait in the member's own queue without a connection, so that one member's
 * many requests don't delay everybody else.
 */
export class MemberQueues {
  readonly state: QueueState = {
    waiting: 0,
    waits: 0,
    waitSeconds: 0,
    refused: 0,
    timedOut: 0,
  }
  readonly #each: number
  /** Has an entry only while the member has something running. */
  readonly #queues = new Map<string, Queue>()

  constructor(each: number) {
    this.#each = each
  }

  /** Runs the work when the member's queue allows it, noting the wait; throws TooBusy if the queue is full or the wait exceeds 3 s. */
  run<T>(member: string, work: () => Promise<T>, noted?: Noted): Promise<T> {
    const queue = this.#queues.get(member)
    if (queue === undefined) this.#queues.set(member, { running: 1, waiting: [] })
    else if (queue.running < this.#each) queue.running += 1
    else return timed(noted, 'waiting', this.#wait(queue)).then(() => this.#start(member, work))
    return this.#start(member, work)
  }

  /**
   * The error for work that failed, before it ends: TooBusy if it waited too long for a lock while the member had other work to be done, since most likely
   * that waits for the same lock. Only that member is affected, and the database is none the slower.
   */
  failure(member: string, error: unknown): unknown {
    const queue = this.#queues.get(member)
    if (queue === undefined || queue.running + queue.waiting.length < 2 || !isLocked(error))
      return error
    const busy = new TooBusy('too long', { cause: error })
    this.#count(busy)
    return busy
  }

  /** How many members have something running. */
  get members(): number {
    return this.#queues.size
  }

  async #wait(queue: Queue): Promise<void> {
    const { state } = this
    const from = performance.now()
    state.waiting += 1
    try {
      await wait(queue)
    } catch (error) {
      this.#count(error)
      throw error
    } finally {
      state.waiting -= 1
      state.waits += 1
      state.waitSeconds += (performance.now() - from) / 1000
    }
  }

  #count(error: unknown): void {
    this.state.refused += 1
    if (error instanceof TooBusy && error.reason === 'too long') this.state.timedOut += 1
  }

  #start<T>(member: string, work: () => Promise<T>): Promise<T> {
    const leave = () => this.#leave(member)
    const done = work()
    done.then(leave, leave)
    return done
  }

  #leave(member: string): void {
    const queue = this.#queues.get(member)
    const next = queue?.waiting.shift()
    if (queue === undefined) return
    if (next !== undefined) next()
    else if (queue.running > 1) queue.running -= 1
    else this.#queues.delete(member)
  }
}

/** Resolves when it is this work's turn; rejects with TooBusy. */
function wait({ waiting }: Queue): Promise<void> {
  return new Promise((resolve, reject) => {
    if (waiting.length >= WAITING_MAX) return reject(new TooBusy('too many'))
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(new TooBusy('too long'))
    }
    const timer = setTimeout(giveUp, PATIENCE_MS)
    waiting.push(begin)
  })
}

/** Runs work as soon as the member may run more; the wait is noted. */
type Schedule = <T>(work: () => Promise<T>, noted?: Noted) => Promise<T>

/** Decides when to send a statement: a read, a search, or work with its own connection. */
export interface Scheduler {
  readonly read: Schedule
  readonly search: Schedule
  readonly withOwnConnection: Schedule
}

const atOnce: Schedule = (work) => work()

/** Sends everything at once; for the program's own statements. */
export const unscheduled: Scheduler = { read: atOnce, search: atOnce, withOwnConnection: atOnce }

/** The members' queues, by kind of statement. */
export type Queues = Readonly<Record<keyof Scheduler, MemberQueues>>

/**
 * Lets a member use at most half of the connections of a kind. Reads share pipelines, so a member may have two reads running per
 * pipeline.
 */
export function queuesFor({ pipelines, searches, others }: Division): Queues {
  const few = (count: number) => Math.min(RUNNING_MAX, Math.max(1, Math.floor(count)))
  return {
    withOwnConnection: new MemberQueues(few(others / 2)),
    search: new MemberQueues(few(searches / 2)),
    read: new MemberQueues(few(Math.max(2 * pipelines, others / 2))),
  }
}

/** Returns a function that gives each member a scheduler on these queues. */
export function schedulersFor({
  read,
  search,
  withOwnConnection,
}: Queues): (member: string) => Scheduler {
  return (member) => ({
    read: (work, noted) => read.run(member, work, noted),
    search: (work, noted) => search.run(member, work, noted),
    withOwnConnection: (work, noted) => {
      const told = (error: unknown) => {
        throw withOwnConnection.failure(member, error)
      }
      return withOwnConnection.run(member, () => work().catch(told), noted)
    },
  })
}

/** A `read` reads about as many rows as it returns; a `search` may read many more. */
export type Kind = 'read' | 'search'

/** Runs statements that change nothing. */
export interface Reader {
  /** Runs a prepared statement; bigint columns are returned as bigint, times as Date. */
  query<Row>(text: string, values?: readonly unknown[], kind?: Kind): Promise<Row[]>
}

/** A reader that sends equal statements once until it is cleared. */
export interface SharingReader extends Reader {
  /** Forgets all rows, so that later reads are sent again. */
  clearAll(): void
}

/** Makes a reader that sends equal statements once and keeps their rows until it is cleared. */
export function sharing(send: Reader['query']): SharingReader {
  const reads = new SharedReads('for good')
  return {
    query: (text, values = [], kind) => reads.join(text, values, () => send(text, values, kind)),
    clearAll: () => reads.clearAll(),
  }
}

/**
 * Sends equal statements once, either while the first is in flight or for as long as this object is kept. A statement on behalf of a
 * viewer has the viewer's id among its values, so it never equals another viewer's.
 */
export class SharedReads {
  readonly #kept: 'for good' | 'on its way'
  #reads = new Map<string, Map<string, Promise<unknown[]>>>()

  constructor(kept: 'for good' | 'on its way') {
    this.#kept = kept
  }

  /** The rows of an equal statement, or else of this one, which is then sent. */
  join<Sent extends Promise<unknown[]> | undefined>(
    text: string,
    values: readonly unknown[],
    send: () => Sent,
  ): Sent {
    const among = this.#reads
    const key = keyOf(values)
    const known = among.get(text)?.get(key)
    if (known !== undefined) return known as Sent
    const rows = send()
    if (rows === undefined) return rows
    const equals = among.get(text) ?? new Map<string, Promise<unknown[]>>()
    among.set(text, equals.set(key, rows))
    const forget = () => {
      equals.delete(key)
      if (equals.size === 0) among.delete(text)
    }
    if (this.#kept === 'on its way') rows.then(forget, forget)
    return rows
  }

  /** Forgets all rows, so that later reads are sent again. */
  clearAll(): void {
    this.#reads = new Map()
  }
}

/** Most statements have one value, a text: used as the key itself, it saves writing JSON. */
function keyOf(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values, exactly)
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
