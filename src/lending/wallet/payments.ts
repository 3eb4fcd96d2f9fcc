/** Money that is about to cross the border between the platform and the outside world. */
interface Movement {
  readonly kind: 'deposit' | 'withdraw'
  readonly userId: string
  /** Minor units. */
  readonly amount: bigint
  /** The same for each attempt of one call, when the caller gave a key. */
  readonly idempotencyKey: string | null
}

/**
 * Where a payment provider plugs in. The contract:
 *
 * 1. authorise: before anything is posted. Resolves with the provider's reference, or throws a
 *    Refusal. It may be called again for one idempotency key, and must then answer alike.
 * 2. settle: what it authorised is posted against the settlement account at once.
 * 3. fail later: a settled movement that the provider takes back (a returned debit, say) is undone by
 *    `reverseTransaction`, once, with the provider's reason.
 */
export interface PaymentProvider {
  authorise(movement: Movement): Promise<{ readonly reference: string | null }>
}

/** No provider: whatever is asked for is settled at once, under the platform's own reference. */
export const instantPayments: PaymentProvider = {
  authorise: async () => ({ reference: null }),
}
