/** Loans that are alike: from an amount in minor units up to another, which is not part of it, and from months to months. */
export interface Band {
  readonly amountFrom: bigint
  readonly amountBelow: bigint
  readonly monthsFrom: number
  readonly monthsTo: number
}

const terms = [6, 12, 24, 36, 60, 120, 1_200] as const

/** The band of an amount, whose edges are 1, 2.5 and 5 times a power of ten, and a term. */
export function bandOf(amount: bigint, months: number): Band {
  const at = terms.findIndex((one) => months <= one)
  return {
    ...amountsAround(amount),
    monthsFrom: (terms[at - 1] ?? 0) + 1,
    monthsTo: terms[at] ?? months,
  }
}

/** Without a loop, which an amount that nobody could read would never leave. */
function amountsAround(amount: bigint): Pick<Band, 'amountFrom' | 'amountBelow'> {
  const power = 10n ** BigInt(Math.max(amount.toString().length - 1, 1))
  const edges = [power, (power * 5n) / 2n, power * 5n, power * 10n] as const
  const above = edges.find((edge) => amount < edge) ?? edges[3]
  return { amountFrom: edges[edges.indexOf(above) - 1] ?? 0n, amountBelow: above }
}
