/** A deposit or withdrawal that is about to be made. */
interface Movement {
  readonly kind: 'deposit' | 'withdraw'
  readonly userId: string
  /** Minor units. */
  readonly amount: bigint
  /** The gateway's key for the provider: the same for each attempt of this call, and different for every other call of any member. */
  readonly key: string
}

/**
 * Where a payment provider plugs in. The contract:
 *
 * 1. Authorise: `authorise` is called before anything is posted. It resolves with the provider's reference, or throws a
 *    Refusal. Called again with the same key, it must return the same. The key is the gateway's own, since clients choose their
 *    idempotency keys freely, and two members may choose the same.
 * 2. Settle: an authorised movement is posted against the settlement account immediately. A reference is posted once: the database
 *    refuses one that was posted or voided before, for whichever member.
 * 3. Void: `void` is called with the reference, perhaps more than once, if it is certain that the movement was not posted and never
 *    will be, which the database records first. That is so if the rules refused it for good, or if the call had no idempotency key
 *    and its member was blocked, or the database overloaded or unavailable. A failed `void` is not retried: authorisations expire.
 *    In all other cases this attempt or another with the same key may still be posted, and the caller can retry with the key.
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
