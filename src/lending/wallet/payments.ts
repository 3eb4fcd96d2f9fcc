/** A deposit or withdrawal that is about to be made. */
interface Movement {
  readonly kind: 'deposit' | 'withdraw'
  readonly userId: string
  /** Minor units. */
  readonly amount: bigint
  /** Ours, for the provider: the same for each attempt of this member's call, and for no other call of anybody. */
  readonly key: string
}

/**
 * Where a payment provider plugs in. The contract:
 *
 * 1. Authorise: `authorise` is called before anything is posted. It resolves with the provider's reference, or throws a
 *    Refusal. Called again with the same key, it must return the same. The key is the gateway's own: what clients send as
 *    idempotency keys is theirs to choose, so two members may send the same.
 * 2. Settle: an authorised movement is posted against the settlement account immediately. A reference is posted once: the database
 *    refuses one that was posted or voided before, whoever's it was.
 * 3. Void: `void` is called with the reference, perhaps more than once, only if the movement was certainly not posted and never will
 *    be, which the database notes first: the rules refused it for good, or the call had no idempotency key to be repeated under and
 *    its member was blocked, or the database overloaded or unavailable. It is not retried if it fails: authorisations expire.
 *    Otherwise this attempt or another with the same key may be posted, so nothing is voided: the caller retries with its key.
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
