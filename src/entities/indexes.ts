/** Makes indexes by SQL, for those that MikroORM's own options can't describe: by name, what follows the table. */
export function indexes(table: string, definitions: Readonly<Record<string, string>>) {
  return created('index', table, definitions)
}

/** Makes indexes that keep rows apart which meet a condition. */
export function uniqueIndexes(table: string, definitions: Readonly<Record<string, string>>) {
  return created('unique index', table, definitions)
}

function created(what: string, table: string, definitions: Readonly<Record<string, string>>) {
  return Object.entries(definitions).map(([name, definition]) => ({
    name,
    expression: `create ${what} ${name} on ${table} ${definition}`,
  }))
}
