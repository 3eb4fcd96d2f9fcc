/** The maximum length of a text in characters, used by the table's CHECK and by messages to callers. */
export interface TextLength {
  readonly min?: number
  readonly max: number
}

/** The CHECK constraints for a table's texts, by property. */
export function lengthChecks(table: string, lengths: Readonly<Record<string, TextLength>>) {
  return Object.entries(lengths).map(([property, { min, max }]) => {
    const column = property.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    const bound = min === undefined ? `<= ${max}` : `between ${min} and ${max}`
    return { name: `${table}_${column}_length`, expression: `char_length(${column}) ${bound}` }
  })
}

/** CHECK constraints by name. */
export function checks(expressions: Readonly<Record<string, string>>) {
  return Object.entries(expressions).map(([name, expression]) => ({ name, expression }))
}
