/** The payment providers that can be named in PAYMENTS. */
export const providerNames = ['sandbox', 'stripe', 'bank-file', 'instant'] as const

/** Those that move no money. */
export const pretending: readonly (typeof providerNames)[number][] = ['sandbox', 'instant']
