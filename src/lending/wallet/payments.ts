/** A deposit or withdrawal that is about to be made. */
interface Movement {
  readonly kind: 'deposit' | 'withdraw'
  readonly userId: string
  /** Minor units. */
  readonly amount: bigint
  /** The same for each attempt of a call; null if the caller gave none. */
  readonly idempotencyKey: string | null
}

/**
 * Where a payment provider plugs in. The contract:
 *
 * 1. Authorise: `authorise` is called before anything is posted. It resolves with the provider's reference, or throws a
 *    Refusal. Called again with the same idempotency key, it must return the same.
 * 2. Settle: an authorised movement is posted against the settlement account immediately.
 * 3. Void: `void` is called with the reference, perhaps more than once, only if the movement was certainly not posted: the rules
 *    refused it, or the database was overloaded or unavailable and the call had no idempotency key. It is not retried if it
 *    fails: authorisations expire. Otherwise this attempt or an earlier one with the same key may have been posted, so nothing
 *    is voided: the caller retries with its key.
 * 4. Fail later: a settled movement that the provider takes back, such as a returned debit, is undone once by
 *    `reverseTransaction`, with the provider's reason.
 */
export interface PaymentProvider {
  authorise(movement: Movement): Promise<{ readonly reference: string | null }>
  void(reference: string): Promise<void>
}

/** Works without a provider: settles every movement immediately, under the platform's own reference. */
export const instantPayments: PaymentProvider = {
  authorise: async () => ({ reference: null }),
  void: async () => undefined,
}
