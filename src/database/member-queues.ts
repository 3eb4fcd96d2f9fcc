const PATIENCE_MS = 3_000
const WAITING_MAX = 1_000

/** A member's queue is full, or did not move in time. Nothing was sent. */
export class TooBusy extends Error {
  readonly reason: 'too many' | 'too long'

  constructor(reason: 'too many' | 'too long') {
    super(`a member's statements are ${reason}`)
    this.reason = reason
  }
}

/** What waits in the queues of all members, and has waited. */
export interface QueueState {
  waiting: number
  waits: number
  waitSeconds: number
  refused: number
}

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/** Fair scheduling: each member runs a few things at once; the rest waits in the member's own queue and holds no connection. */
export class MemberQueues {
  readonly state: QueueState = { waiting: 0, waits: 0, waitSeconds: 0, refused: 0 }
  readonly #each: number
  /** Only of members with something running. */
  readonly #queues = new Map<string, Queue>()

  constructor(each: number) {
    this.#each = each
  }

  /** Runs the work when the member's queue allows it; throws TooBusy if that takes too long. */
  run<T>(member: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(member)
    if (queue === undefined) this.#queues.set(member, { running: 1, waiting: [] })
    else if (queue.running < this.#each) queue.running += 1
    else return this.#wait(queue).then(() => this.#start(member, work))
    return this.#start(member, work)
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
      state.refused += 1
      throw error
    } finally {
      state.waiting -= 1
      state.waits += 1
      state.waitSeconds += (performance.now() - from) / 1000
    }
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

/** Resolves when earlier work of the member has ended. */
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
