import type { Kind, Reader } from './reader.ts'

/**
 * Reads many flat rows, which come as one JSON array for each column: that takes the driver a third of the time that
 * values one by one do. A bigint is a number, which is exact for amounts; a time is a text.
 */
export async function readColumns<Row extends object>(
  reader: Reader,
  names: readonly (keyof Row & string)[],
  text: string,
  values: readonly unknown[],
  kind: Kind,
): Promise<Row[]> {
  const lists = names.map((name) => `json_agg("${name}") as "${name}"`)
  const [page = {}] = await reader.query<Readonly<Record<string, readonly unknown[] | null>>>(
    `select ${lists.join(', ')} from (${text}) as page`,
    values,
    kind,
  )
  const blank = Object.fromEntries(names.map((name) => [name, null]))
  const rows: Record<string, unknown>[] = (page[names[0] ?? ''] ?? []).map(() => ({ ...blank }))
  for (const name of names) {
    const list = page[name] ?? []
    rows.forEach((row, place) => {
      row[name] = list[place]
    })
  }
  return rows as Row[]
}
