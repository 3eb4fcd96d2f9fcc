/** The variables of a request. */
export type Variables = Readonly<Record<string, unknown>>

/** A number that is known in advance, or depends on the variables. */
export type Amount = number | ((variables: Variables) => number)

/** The value of an amount, given a request's variables. */
export function evaluate(amount: Amount, variables: Variables): number {
  return typeof amount === 'number' ? amount : amount(variables)
}

/** The sum of two amounts, computed in advance if possible. */
export function plus(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  return (variables) => evaluate(one, variables) + evaluate(other, variables)
}

/** The product of two amounts, computed in advance if possible. */
export function product(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one * other
  return (variables) => evaluate(one, variables) * evaluate(other, variables)
}
