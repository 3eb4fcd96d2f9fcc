import type { ExecutionResult } from 'graphql'
import type { SharedStates, Version } from '../../events.ts'
import type { Send, Subscription } from './subscription.ts'

/** Executes a state with the permissions of one listener; all listeners of an audience see the same. */
type Show = (state: unknown) => Promise<ExecutionResult>

interface Listener {
  readonly show: Show
  readonly over: PromiseWithResolvers<void>
  known: Version
  /** Undefined until the listener begins, and while its socket is not ready for more. */
  send: Send | undefined
}

/** Audiences, by the text of their query, operation name and variables. */
export class Audiences {
  readonly #open = new Map<string, Audience>()

  /** Joins an audience, or begins one. Only the states of its first listener are followed, for all of them. */
  subscription(text: string, states: SharedStates<unknown>, show: Show): Subscription {
    const audience = this.#open.get(text) ?? this.#begin(text, states)
    if (audience.states !== states) void states.return()
    const over = Promise.withResolvers<void>()
    // May reject before anybody awaits it.
    over.promise.catch(() => undefined)
    const listener: Listener = { show, over, known: states.known, send: undefined }
    audience.join(listener)
    return {
      deliver: (send) => {
        audience.begin(listener, send, states.first).catch(over.reject)
        return over.promise
      },
      stop: () => audience.leave(listener),
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

/**
 * Equal subscriptions that see the same: each state is executed once, and its result sent to one listener after the other. A state that
 * is no longer the same for all is executed for each.
 */
class Audience {
  readonly states: SharedStates<unknown>
  readonly #ended: () => void
  readonly #listeners = new Set<Listener>()
  /** The first result that is being made for listeners who begin now. */
  #first: { readonly version: Version; readonly result: Promise<ExecutionResult> } | undefined
  /** The latest state; its result if it is the same for all. */
  #latest:
    | {
        readonly version: Version
        readonly state: unknown
        readonly result: ExecutionResult | undefined
      }
    | undefined

  constructor(states: SharedStates<unknown>, ended: () => void) {
    this.states = states
    this.#ended = ended
  }

  /** Sends each state to the listeners until there are no more; then their subscriptions end, with the same error if any. */
  async follow(): Promise<void> {
    try {
      for await (const state of this.states) await this.#tell(state)
      for (const { over } of this.#listeners) over.resolve()
    } catch (error) {
      for (const { over } of this.#listeners) over.reject(error)
    }
    this.#ended()
  }

  async #tell(state: unknown): Promise<void> {
    const [anyone] = this.#listeners
    if (anyone === undefined) return
    const result = this.states.alike(state) ? await anyone.show(state) : undefined
    this.#latest = { version: this.states.versionOf(state), state, result }
    for (const listener of this.#listeners) this.#offer(listener)
  }

  join(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** Sends a listener its first state, if any, and from then on newer ones. */
  async begin(listener: Listener, send: Send, first: unknown): Promise<void> {
    if (first === undefined) return this.#listen(listener, send)
    const result = await this.#show(listener, first)
    if (this.#listeners.has(listener)) await send(result)
    this.#listen(listener, send)
  }

  /**
   * Executes a state once for all listeners who begin with it at the same time. Later ones don't share the result, since some
   * of what it shows can change without a new version.
   */
  #show({ show }: Listener, state: unknown): Promise<ExecutionResult> {
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

  /** Starts sending to a listener who has not left. */
  #listen(listener: Listener, send: Send): void {
    if (!this.#listeners.has(listener)) return
    listener.send = send
    this.#offer(listener)
  }

  /** Sends the latest result unless the listener has it. A slow listener delays nobody, and skips outdated states. */
  #offer(listener: Listener): void {
    const { send, known } = listener
    const latest = this.#latest
    if (latest === undefined || send === undefined || latest.version <= known) return
    listener.known = latest.version
    const { state, result } = latest
    const leaving = result === undefined ? this.#showAlone(listener, state, send) : send(result)
    if (leaving === undefined) return
    listener.send = undefined
    void leaving.then(() => this.#listen(listener, send))
  }

  /** Executes a state for one listener alone. */
  async #showAlone(listener: Listener, state: unknown, send: Send): Promise<void> {
    try {
      const result = await listener.show(state)
      if (this.#listeners.has(listener)) await send(result)
    } catch (error) {
      listener.over.reject(error)
    }
  }

  async leave(listener: Listener): Promise<void> {
    listener.over.resolve()
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return
    this.#ended()
    await this.states.return()
  }
}
