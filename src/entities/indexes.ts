/** Defines an index by SQL, for indexes that MikroORM's own options can't describe. */
export function index(table: string, name: string, columns: string, where?: string) {
  const end = where === undefined ? '' : ` where ${where}`
  return { name, expression: `create index ${name} on ${table} ${columns}${end}` }
}

/** Defines an index that keeps rows apart which meet a condition. */
export function uniqueWhere(table: string, name: string, columns: string, where: string) {
  return { name, expression: `create unique index ${name} on ${table} ${columns} where ${where}` }
}
