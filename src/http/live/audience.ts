import type { ExecutionResult } from 'graphql'
import type { SharedStates, Version } from '../../events.ts'
import type { Send, Subscription } from './subscription.ts'

/** Executes a state with the permissions of any one of those who all see the same. */
type Show = (state: unknown) => Promise<ExecutionResult>

interface Member {
  readonly show: Show
  readonly over: PromiseWithResolvers<void>
  known: Version
  /** Undefined until the member listens, and while their socket is not ready for more. */
  send: Send | undefined
}

/** Groups of subscribers who see the same, by their query. */
export class Audiences {
  readonly #open = new Map<string, Audience>()

  /** Subscribes to a group: only its first member's states are followed, for all of them. */
  subscription(text: string, states: SharedStates<unknown>, show: Show): Subscription {
    const audience = this.#open.get(text) ?? this.#begin(text, states)
    if (audience.states !== states) void states.return()
    const over = Promise.withResolvers<void>()
    // May reject before anybody awaits it.
    over.promise.catch(() => undefined)
    const member: Member = { show, over, known: states.known, send: undefined }
    audience.join(member)
    return {
      deliver: (send) => {
        audience.begin(member, send, states.first).catch(over.reject)
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

/** Equal subscriptions that see the same: each state is executed once, and its result sent to one member after the other. */
class Audience {
  readonly states: SharedStates<unknown>
  readonly #ended: () => void
  readonly #members = new Set<Member>()
  /** What is being shown to those who begin with it. */
  #first: { readonly version: Version; readonly result: Promise<ExecutionResult> } | undefined
  #latest: { readonly version: Version; readonly result: ExecutionResult } | undefined

  constructor(states: SharedStates<unknown>, ended: () => void) {
    this.states = states
    this.#ended = ended
  }

  /** Sends each state to the members until there are no more; then their subscriptions end, with the same error if any. */
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

  /** Sends a member the state that they begin with, if any, and from then on what is newer. */
  async begin(member: Member, send: Send, first: unknown): Promise<void> {
    if (first === undefined) return this.#listen(member, send)
    const result = await this.#show(member, first)
    if (this.#members.has(member)) await send(result)
    this.#listen(member, send)
  }

  /** Executes a state for all who begin with it now: not for those later, since some of what it shows has no version. */
  #show({ show }: Member, state: unknown): Promise<ExecutionResult> {
    const version = this.states.versionOf(state)
    if (this.#first?.version === version) return this.#first.result
    const first = { version, result: show(state) }
    this.#first = first
    const over = () => {
      if (this.#first === first) this.#first = undefined
    }
    first.result.then(over, over)
    return first.result
  }

  /** Starts sending to a member who has not left. */
  #listen(member: Member, send: Send): void {
    if (!this.#members.has(member)) return
    member.send = send
    this.#offer(member)
  }

  /** Sends the latest result, if the member does not have it. A slow one delays nobody, and skips outdated states. */
  #offer(member: Member): void {
    const { send, known } = member
    const latest = this.#latest
    if (latest === undefined || send === undefined || latest.version <= known) return
    member.known = latest.version
    const leaving = send(latest.result)
    if (leaving === undefined) return
    member.send = undefined
    void leaving.then(() => this.#listen(member, send))
  }

  async leave(member: Member): Promise<void> {
    member.over.resolve()
    if (!this.#members.delete(member) || this.#members.size > 0) return
    this.#ended()
    await this.states.return()
  }
}
