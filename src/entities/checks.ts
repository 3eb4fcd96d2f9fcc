/** The bounds of a text's length in characters, for the table's CHECK and for messages to callers. */
export interface TextLength {
  readonly min?: number
  readonly max: number
}

/** Makes CHECK constraints for the lengths of a table's texts, which are given by property. */
export function lengthChecks(table: string, lengths: Readonly<Record<string, TextLength>>) {
  return Object.entries(lengths).map(([property, { min, max }]) => {
    const column = property.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    const bound = min === undefined ? `<= ${max}` : `between ${min} and ${max}`
    return { name: `${table}_${column}_length`, expression: `char_length(${column}) ${bound}` }
  })
}

/** Makes CHECK constraints from expressions by name. */
export function checks(expressions: Readonly<Record<string, string>>) {
  return Object.entries(expressions).map(([name, expression]) => ({ name, expression }))
}
