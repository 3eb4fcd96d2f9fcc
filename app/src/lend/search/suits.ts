/** Whether any preference narrows what suits. */
export function hasWishes({
  riskLevels,
  purposes,
  minInterestRate,
  maxTermMonths,
  minAmount,
  maxAmount,
  maxDistanceKm,
  onlyVerifiedBorrowers,
}: {
  readonly [Name in 'riskLevels' | 'purposes']: readonly string[]
} & {
  readonly [Name in
    | 'minInterestRate'
    | 'maxTermMonths'
    | 'minAmount'
    | 'maxAmount'
    | 'maxDistanceKm']?: unknown
} & { readonly onlyVerifiedBorrowers: boolean }): boolean {
  const limits = [minInterestRate, maxTermMonths, minAmount, maxAmount, maxDistanceKm]
  const isPicky = onlyVerifiedBorrowers || riskLevels.length + purposes.length > 0
  return isPicky || limits.some((limit) => limit != null)
}
