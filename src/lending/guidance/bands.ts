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

function amountsAround(amount: bigint): Pick<Band, 'amountFrom' | 'amountBelow'> {
  let from = 0n
  for (let power = 1n; ; power *= 10n)
    for (const edge of [10n * power, 25n * power, 50n * power]) {
      if (amount < edge) return { amountFrom: from, amountBelow: edge }
      from = edge
    }
}
