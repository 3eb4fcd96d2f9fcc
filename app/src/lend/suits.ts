/** Whether any preference narrows what suits. */
export function hasWishes({
  riskLevels,
  purposes,
  minInterestRate,
  maxTermMonths,
  minAmount,
  maxAmount,
  maxDistanceKm,
}: {
  readonly [Name in 'riskLevels' | 'purposes']: readonly string[]
} & {
  readonly [Name in
    | 'minInterestRate'
    | 'maxTermMonths'
    | 'minAmount'
    | 'maxAmount'
    | 'maxDistanceKm']?: unknown
}): boolean {
  const limits = [minInterestRate, maxTermMonths, minAmount, maxAmount, maxDistanceKm]
  return riskLevels.length + purposes.length > 0 || limits.some((limit) => limit != null)
}
