type Rows<Row> = Promise<readonly Row[]>

/** The row of a statement that always returns one, such as a sum; throws an Error if there is none. */
export async function oneRow<Row>(rows: Rows<Row>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('a statement that returns one row returned none')
  return row
}

/** The first row of a statement; null if it returns none. */
export async function firstRow<Row>(rows: Rows<Row>): Promise<Row | null> {
  const [row] = await rows
  return row ?? null
}

/** The value that a statement returns in its only row and column, as a call of a database function does. */
export async function onlyValue<Value>(rows: Rows<unknown>): Promise<Value> {
  const [value] = Object.values((await oneRow(rows)) as object)
  return value as Value
}
