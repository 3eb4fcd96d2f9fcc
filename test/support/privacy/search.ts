import type { TestDatabase } from '../database.ts'

/** Where in the database a word was found. */
export interface Finding {
  readonly table: string
  readonly column: string
  readonly word: string
}

const columnsText = `
  select table_name as "table", column_name as "column" from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema in (current_schema(), 'pgboss', current_schema() || '_jobs')
    and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying', 'bytea', 'tsvector', 'USER-DEFINED')
  order by 1, 2`

/** Searches every column of every table that can hold text for words, in any case; the job library's tables too. */
export async function findings(
  { sql }: Pick<TestDatabase, 'sql'>,
  words: readonly string[],
): Promise<Finding[]> {
  const columns = await sql<{ table: string; column: string }>(columnsText)
  const found: Finding[] = []
  for (const { table, column } of columns) {
    const place = `(select table_schema from information_schema.tables where table_name = '${table}' limit 1)`
    const [{ schema } = { schema: 'public' }] = await sql<{ schema: string }>(
      `select ${place} as schema`,
    )
    const text = `select word from unnest($1::text[]) as word
      where exists (select from "${schema}"."${table}" where "${column}"::text ilike '%' || word || '%'
        or "${column}"::text ilike '%' || encode(convert_to(word, 'UTF8'), 'hex') || '%')`
    for (const { word } of await sql<{ word: string }>(text, [words]))
      found.push({ table, column, word })
  }
  return found
}
