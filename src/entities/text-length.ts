/** How many characters a text can have: the owner of the bound, for the table's CHECK as for what is told to callers. */
export interface TextLength {
  readonly min?: number
  readonly max: number
}

/** The CHECK constraints of a table's texts, by the names of their properties. */
export function lengthChecks(table: string, lengths: Readonly<Record<string, TextLength>>) {
  return Object.entries(lengths).map(([property, { min, max }]) => {
    const column = property.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    const bound = min === undefined ? `<= ${max}` : `between ${min} and ${max}`
    return { name: `${table}_${column}_length`, expression: `char_length(${column}) ${bound}` }
  })
}
