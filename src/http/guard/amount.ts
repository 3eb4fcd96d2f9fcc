/** The variables of a request. */
export type Variables = Readonly<Record<string, unknown>>

/** A number that is known beforehand, or one that the variables decide. */
export type Amount = number | ((variables: Variables) => number)

/** An amount with the variables of a request. */
export function settle(amount: Amount, variables: Variables): number {
  return typeof amount === 'number' ? amount : amount(variables)
}

/** The sum of two amounts, worked out at once where it can be. */
export function plus(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  return (variables) => settle(one, variables) + settle(other, variables)
}

/** The product of two amounts, worked out at once where it can be. */
export function product(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one * other
  return (variables) => settle(one, variables) * settle(other, variables)
}
