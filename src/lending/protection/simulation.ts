const YEARS = 2

/** The loss that somebody can bear, by EU law: 10 % of their net worth, in minor units, rounded down; 0 if that is negative. */
export function bearableLoss(netWorth: bigint): bigint {
  return netWorth > 0n ? netWorth / 10n : 0n
}

/** When a test expires and has to be taken again; the same as `test_ends_at` in SQL. */
export function testEndsAt(takenAt: Date): Date {
  const end = new Date(takenAt)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS)
  // 29 February becomes the last day of February.
  if (end.getUTCMonth() !== takenAt.getUTCMonth()) end.setUTCDate(0)
  return end
}
