/** The identity providers that can be named in IDENTITY_PROVIDER. */
export const identityProviderNames = ['sandbox'] as const
