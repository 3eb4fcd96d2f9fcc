import type { Kind, Reader } from '../database/reader.ts'
import { recordClass, type Values } from './rows.ts'

/**
 * Prepares a read of many flat rows as one JSON array per column, which the driver parses in a third of the time that
 * separate values take. A bigint becomes a number, which is exact for amounts; a timestamp becomes a string.
 */
export function columnWise<Row extends object>(
  names: readonly (keyof Row & string)[],
): (reader: Reader, text: string, values: readonly unknown[], kind: Kind) => Promise<Row[]> {
  const list = names.map((name) => `json_agg("${name}") as "${name}"`).join(', ')
  const Record = recordClass(names.map((property) => ({ property, table: 'page' })))
  const indexes = [...names.keys()]
  return async (reader, text, values, kind) => {
    const [page = {}] = await reader.query<Readonly<Record<string, Values | null>>>(
      `select ${list} from (${text}) as page`,
      values,
      kind,
    )
    const columns = names.map((name) => page[name] ?? [])
    return (columns[0] ?? []).map((_, at) => new Record(indexes, columns, at) as unknown as Row)
  }
}
