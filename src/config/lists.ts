/** The providers of lists of people that can be named in SCREENING_PROVIDER. */
export const listsProviderNames = ['sandbox'] as const
