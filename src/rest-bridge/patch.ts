import { type GraphQLSchema, isNonNullType, isObjectType } from 'graphql'
import type { Issue } from './input.ts'
import { snakeCase } from './names.ts'
import type { Row } from './row.ts'

/** What a merge patch can't do to a record: change what only the gateway sets, or remove what each record has. */
export function patchIssues(
  schema: GraphQLSchema,
  { method, record }: Row,
  own: ReadonlySet<string>,
): (body: unknown) => Issue[] {
  const type = schema.getType(record ?? '')
  if (method !== 'PATCH' || record === undefined || !isObjectType(type)) return () => []
  const needed = Object.values(type.getFields()).filter(({ type }) => isNonNullType(type))
  const required = new Set(needed.map(({ name }) => snakeCase(name)))
  return (body) =>
    Object.entries(typeof body === 'object' ? (body ?? {}) : {}).flatMap(([field, value]) => {
      if (own.has(field)) return [issue(field, 'READ_ONLY', 'only the gateway sets it.')]
      const isRemoved = value === null && required.has(field)
      return isRemoved ? [issue(field, 'REQUIRED', 'it can be changed, but not removed.')] : []
    })
}

function issue(field: string, code: Issue['code'], why: string): Issue {
  return { field, code, message: `${field}: ${why}` }
}
