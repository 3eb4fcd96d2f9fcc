import type { EventRequest } from '../payments/provider.ts'

/** What a provider is told of a check and the person. */
export interface Subject {
  /** The gateway's id of the check. */
  readonly checkId: string
  readonly level: 'basic' | 'full'
  /** The provider's own id of the check; null before it is started. */
  readonly reference: string | null
  /** How often the member has begun or gone on with it. */
  readonly starts: number
  /** The name that is to be confirmed; null if the member has set none. */
  readonly fullName: string | null
}

/** Where a member goes on with a check: a page, or a token for the provider's program in an app or page. */
export interface Started {
  /** The provider's own id of the check. */
  readonly reference: string
  readonly url?: string
  readonly token?: string
}

/** What a provider says of a check: nothing of the documents that it has seen. */
export interface Finding {
  readonly state: 'pending' | 'more_needed' | 'verified' | 'rejected'
  readonly reference: string
  /** The level that it has confirmed, if that is not the one that was asked for. */
  readonly level?: 'basic' | 'full'
  /** Until when it holds, for example because a passport then expires. */
  readonly expiresAt?: Date
  /** When the provider will know more, if it knows when that is. */
  readonly askAt?: Date
}

/** A provider's message that something has become of a check. What it says is not believed: the provider is asked. */
interface IdentityEvent {
  /** The provider's own id of the check. */
  readonly reference: string
  /** The gateway's id of the check, if the provider kept it. */
  readonly checkId: string | null
}

/**
 * Where an identity provider plugs in. The contract, which `npm test -- test/verification/contract` checks of each provider:
 *
 * 1. `start` is called once the check is committed, and again whenever the member goes on with it, perhaps by several gateways at once. The
 *    check's id is the idempotency key: it always has the same reference.
 * 2. `ask` says what the check is now, and changes nothing; null if the provider does not know it.
 * 3. `readEvent` returns the event in a request, or throws NotSigned. Events may come twice, late, in any order, or never.
 */
export interface IdentityProvider {
  readonly name: string
  start(subject: Subject): Promise<Started>
  ask(subject: Subject): Promise<Finding | null>
  readEvent?(request: EventRequest): Promise<IdentityEvent>
}
