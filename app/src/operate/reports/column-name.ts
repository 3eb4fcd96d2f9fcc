import { has, t } from './messages/index.ts'

/** What a table calls a column of the API. */
export function columnName(name: string): string {
  const key = `column.${name}`
  return has(key) ? t(key) : name
}
