const PATIENCE_MS = 3_000
const WAITING_MAX = 1_000

/** A member has too much under way: more than may wait, or what is before it takes too long. Nothing was sent. */
export class TooBusy extends Error {
  readonly reason: 'too many' | 'too long'

  constructor(reason: 'too many' | 'too long') {
    super(`a member's statements are ${reason}`)
    this.reason = reason
  }
}

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/** Lets each member do a few things at once. What comes meanwhile waits in the member's own queue, and holds no connection. */
export class Turns {
  readonly #each: number
  /** Only of those who have something under way. */
  readonly #queues = new Map<string, Queue>()

  constructor(each: number) {
    this.#each = each
  }

  /** Does it when it is the member's turn; throws TooBusy when that does not come. */
  take<T>(member: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(member)
    if (queue === undefined) this.#queues.set(member, { running: 1, waiting: [] })
    else if (queue.running < this.#each) queue.running += 1
    else return wait(queue).then(() => this.#do(member, work))
    return this.#do(member, work)
  }

  /** How many members have something under way. */
  get members(): number {
    return this.#queues.size
  }

  #do<T>(member: string, work: () => Promise<T>): Promise<T> {
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

/** Resolves when a turn is handed over. */
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
