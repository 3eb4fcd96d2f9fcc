import type { ExecutionResult } from 'graphql'
import type { SharedStates, Version } from '../../events.ts'
import type { Send, Subscription } from './subscription.ts'

/** Executes a state as one of those who all see the same. */
type Show = (state: unknown) => Promise<ExecutionResult>

interface Member {
  readonly show: Show
  readonly over: PromiseWithResolvers<void>
  known: Version
  /** Undefined until the member listens, and while what it was sent last has not left. */
  send: Send | undefined
}

/** All who see the same, by what they ask. */
export class Audiences {
  readonly #open = new Map<string, Audience>()

  /** The subscription of one of those who ask alike: the states of the first are followed, for all of them. */
  subscription(text: string, states: SharedStates<unknown>, show: Show): Subscription {
    const audience = this.#open.get(text) ?? this.#begin(text, states)
    if (audience.states !== states) void states.return()
    const over = Promise.withResolvers<void>()
    // It may fail before anybody waits for it.
    over.promise.catch(() => undefined)
    const member: Member = { show, over, known: states.known, send: undefined }
    audience.join(member)
    return {
      deliver: (send) => {
        audience.listen(member, send)
        return over.promise
      },
      stop: () => audience.leave(member),
    }
  }

  #begin(text: string, states: SharedStates<unknown>): Audience {
    const audience = new Audience(states, () => {
      if (this.#open.get(text) === audience) this.#open.delete(text)
    })
    this.#open.set(text, audience)
    void audience.follow()
    return audience
  }
}

/** Those who ask alike and see the same: each state is executed once, and its result handed to one after the other. */
class Audience {
  readonly states: SharedStates<unknown>
  readonly #ended: () => void
  readonly #members = new Set<Member>()
  #latest: { readonly version: Version; readonly result: ExecutionResult } | undefined

  constructor(states: SharedStates<unknown>, ended: () => void) {
    this.states = states
    this.#ended = ended
  }

  /** Tells the members of each state, until there are no more; they end with it, and as it does. */
  async follow(): Promise<void> {
    try {
      for await (const state of this.states) await this.#tell(state)
      for (const { over } of this.#members) over.resolve()
    } catch (error) {
      for (const { over } of this.#members) over.reject(error)
    }
    this.#ended()
  }

  async #tell(state: unknown): Promise<void> {
    const [anyone] = this.#members
    if (anyone === undefined) return
    const result = await anyone.show(state)
    this.#latest = { version: this.states.versionOf(state), result }
    for (const member of this.#members) this.#offer(member)
  }

  join(member: Member): void {
    this.#members.add(member)
  }

  /** Begins to send to a member, if it has not left. */
  listen(member: Member, send: Send): void {
    if (!this.#members.has(member)) return
    member.send = send
    this.#offer(member)
  }

  /** Sends the latest result, unless the member knows it. One that is slow holds nobody up, and misses what is outdated. */
  #offer(member: Member): void {
    const { send, known } = member
    const latest = this.#latest
    if (latest === undefined || send === undefined || latest.version <= known) return
    member.known = latest.version
    const leaving = send(latest.result)
    if (leaving === undefined) return
    member.send = undefined
    void leaving.then(() => this.listen(member, send))
  }

  async leave(member: Member): Promise<void> {
    member.over.resolve()
    if (!this.#members.delete(member) || this.#members.size > 0) return
    this.#ended()
    await this.states.return()
  }
}
